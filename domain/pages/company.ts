/** The company behind the site: what no setting names is not there (docs/decisions/088-a-site-nobody-stands-behind.md). */
export type Company = {
  legalName?: string | undefined;
  taxId?: string | undefined;
  /** of the trade register */
  register?: string | undefined;
  address?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
};
