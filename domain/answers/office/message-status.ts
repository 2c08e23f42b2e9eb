/** Progress of a message to us. */
export const messageStatuses = ['new', 'in-progress', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const messageStatusNames: Readonly<Record<MessageStatus, string>> = {
  new: 'nou',
  'in-progress': 'în lucru',
  answered: 'răspuns',
  closed: 'închis',
};
