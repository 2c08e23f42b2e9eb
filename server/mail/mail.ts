/** A message as the site writes it: one recipient, text and the same as HTML. */
export type Mail = {
  /** what it is about, for the back office: contact, confirmation, moderation */
  kind: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** further headers, List-Unsubscribe for instance */
  headers?: Record<string, string>;
};

/** Kind of the mail that holds a link which opens something to whoever has it: it does not stay after it was sent. */
export const ONE_TIME_LINK = 'one-time-link';

/** A message with the number it keeps through every attempt. */
export type OutgoingMail = Omit<Mail, 'kind'> & { id: string; createdAt: Date };
