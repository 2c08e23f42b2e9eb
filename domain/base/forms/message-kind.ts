/** What people write to us about. */
export const messageKinds = ['question', 'complaint', 'figure', 'data', 'lender'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageKindNames: Readonly<Record<MessageKind, string>> = {
  question: 'întrebare',
  complaint: 'reclamație',
  figure: 'cifră greșită',
  data: 'date personale',
  lender: 'de la un creditor',
};

/** What a sender may choose in the form of /contact/, by the value that is sent. A wrong figure is reported by the link beside it. */
export const chosenKinds: Readonly<Record<string, { kind: MessageKind; label: string }>> = {
  intrebare: { kind: 'question', label: 'O întrebare sau altceva' },
  reclamatie: { kind: 'complaint', label: 'O reclamație' },
  date: { kind: 'data', label: 'Datele mele personale' },
  creditor: { kind: 'lender', label: 'Scriu din partea unui creditor' },
};
