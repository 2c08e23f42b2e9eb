/** What visitors may be told of, each for itself. */
export const pushTopics = ['oferte', 'curs', 'articole'] as const;
export type PushTopic = (typeof pushTopics)[number];
