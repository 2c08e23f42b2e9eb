/** Whose word an identity rests on; the names are what the office chooses from. */
export const identityOrigins = {
  register: 'registrul autorității (BNR sau al altui stat)',
  lender: 'pagina sau documentul creditorului',
  other: 'altă sursă: presă, broker, depozit de cod',
} as const;
export type IdentityOrigin = keyof typeof identityOrigins;
