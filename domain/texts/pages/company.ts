/** The company behind the site; unset fields are missing from the pages (docs/decisions/088-a-site-nobody-stands-behind.md). */
export type Company = {
  legalName?: string | undefined;
  taxId?: string | undefined;
  /** number in the trade register */
  register?: string | undefined;
  address?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
};
