/** A mail as the site writes it: one recipient, plain text and the same as HTML. */
export type Mail = {
  /** its subject for the back office: contact, confirmation, moderation */
  kind: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** further headers, for instance List-Unsubscribe */
  headers?: Record<string, string>;
};

/** Kind of a mail with a one-time link, which works for anyone who has it: its text is deleted after sending. */
export const ONE_TIME_LINK = 'one-time-link';

/** A mail with the number it keeps through every attempt. */
export type OutgoingMail = Omit<Mail, 'kind'> & { id: string; createdAt: Date };
