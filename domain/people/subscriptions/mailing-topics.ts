/** Topics of mails to subscribers, chosen separately; named like the boxes of /abonare/. */
export const mailingTopics = ['oferte', 'articole', 'curs', 'pret'] as const;
export type MailingTopic = (typeof mailingTopics)[number];

const names: Readonly<Record<MailingTopic, string>> = {
  oferte: 'oferte',
  articole: 'ghiduri',
  curs: 'cursul valutar',
  pret: 'prețul unui creditor',
};

/** Days in which a stopped topic can be resumed; afterwards its data are erased. */
export const RESUME_DAYS = 7;

/** Writes `mesajele despre oferte și ghiduri` */
export function mailingsInWords(topics: readonly MailingTopic[]): string {
  const list = new Intl.ListFormat('ro').format(topics.map((topic) => names[topic]));
  return `mesajele despre ${list}`;
}
