/** A message that was not taken. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** the server refused this message for good: sending it again would be refused again */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

// An error before these commands of SMTP concerns our account, our sender or the way, and may be repaired within the day.
const ABOUT_THE_MESSAGE = new Set(['RCPT TO', 'DATA']);

// Servers repeat whom they refused. The reason is kept longer than the message, and in tables that nobody's erasing reaches.
const addresses = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** What nodemailer met, told apart by whether a later attempt makes sense. */
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
