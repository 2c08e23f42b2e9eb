/** What an entry of the audit log says was done. Each subject adds its own; without a name here the code stands. */
export const actionNames: Readonly<Record<string, string>> = {
  'sign-in.done': 'A intrat în cont',
  'sign-in.locked': 'Cont blocat 15 minute, prea multe parole greșite',
  'sign-in.password-changed': 'Și-a schimbat parola',
  'sign-in.two-factor-enabled': 'Și-a activat al doilea pas',
  'sign-in.two-factor-disabled': 'A renunțat la al doilea pas',
  'sign-in.passkey-added': 'A adăugat o cheie de acces',
  'sign-in.passkey-removed': 'A șters o cheie de acces',
  'moderation.published': 'A publicat',
  'moderation.rejected': 'A respins',
  'moderation.spam': 'A marcat ca spam',
  'moderation.edited': 'A corectat textul',
  'moderation.answered': 'A răspuns',
  'user.invited': 'A invitat un coleg',
  'user.joined': 'Și-a făcut contul',
  'user.created': 'Cont făcut prin comandă',
  'user.roles-changed': 'A schimbat rolurile',
  'user.deactivated': 'A dezactivat contul',
  'user.reactivated': 'A reactivat contul',
  'user.two-factor-removed': 'A scos al doilea pas',
  'user.new-password-link': 'A făcut un link pentru parolă nouă',
  'job.retried': 'A reluat o operațiune eșuată',
  'mail.retried': 'A retrimis un mesaj',
  'pages.refreshed': 'A reîmprospătat paginile',
  'user.password-renewed': 'Și-a ales o parolă nouă prin link',
};

/** Kinds of things that entries are about. */
export const subjectNames: Readonly<Record<string, string>> = {
  user: 'cont',
  job: 'operațiune',
  mail: 'mesaj trimis',
  pages: 'pagini',
  comment: 'comentariu',
  review: 'părere',
};
