/** Topics of notifications, chosen separately. */
export const pushTopics = ['oferte', 'curs', 'articole'] as const;
export type PushTopic = (typeof pushTopics)[number];

export const pushTopicNames: Readonly<Record<PushTopic, string>> = {
  oferte: 'Oferte noi și prețuri schimbate',
  curs: 'Cursul valutar al BNR, în zilele lucrătoare',
  articole: 'Ghiduri noi',
};
