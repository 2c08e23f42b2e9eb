/** What subscribers are written about, each for itself; named as the boxes of /abonare/ are. */
export const mailingTopics = ['oferte', 'articole', 'curs'] as const;
export type MailingTopic = (typeof mailingTopics)[number];

const names: Readonly<Record<MailingTopic, string>> = {
  oferte: 'oferte',
  articole: 'ghiduri',
  curs: 'cursul valutar',
};

/** For how many days a topic that was stopped can be taken up again; after them its data is erased. */
export const RESUME_DAYS = 7;

/** `mesajele despre oferte și ghiduri` */
export function mailingsInWords(topics: readonly MailingTopic[]): string {
  const list = new Intl.ListFormat('ro').format(topics.map((topic) => names[topic]));
  return `mesajele despre ${list}`;
}
