/** Sources of a lender's identity; the office chooses from these names. */
export const identityOrigins = {
  register: 'registrul autorității (BNR sau al altui stat)',
  lender: 'pagina sau documentul creditorului',
  other: 'altă sursă: presă, broker, depozit de cod',
} as const;
export type IdentityOrigin = keyof typeof identityOrigins;
