/** States of a comment or a review, in the order of the office. */
export const opinionStates = ['pending', 'published', 'rejected', 'spam'] as const;
export type OpinionState = (typeof opinionStates)[number];
