/** Error of a mail that was not accepted. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** the server refused this mail permanently: another attempt would be refused too */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

// An error before these SMTP commands concerns our account, our sender or the connection, and may be repaired within the day.
const ABOUT_THE_MESSAGE = new Set(['RCPT TO', 'DATA']);

// Servers repeat the refused address. The reason is stored longer than the mail, in tables that requests for erasure do not reach.
const addresses = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** Converts an error of nodemailer, deciding whether a later attempt makes sense. */
export function toMailError(error: unknown): MailError {
  const {
    message,
    responseCode = 0,
    command = '',
  } = error as Error & {
    responseCode?: number;
    command?: string;
  };
  return new MailError(
    message.replaceAll(addresses, '(adresa)'),
    responseCode >= 500 && ABOUT_THE_MESSAGE.has(command),
  );
}
