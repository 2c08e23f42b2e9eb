import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { makeFolder } from '#server/base/make-folder.ts';
import { MailError, toMailError } from './mail-error.ts';
import type { OutgoingMail } from './mail.ts';

export type Mailer = {
  /** Hands a mail over; resolves when it was accepted. @throws {MailError} */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

export type MailSettings = {
  /** smtp://user:password@host:587; null: mails are written as files */
  smtpUrl: string | null;
  /** folder of the files */
  folder: string;
  /** "Name <address>" */
  from: string;
  dkim: { domainName: string; keySelector: string; privateKey: string } | null;
};

// Together far below the time limit of one attempt.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

// Signed headers: every header our mails have. RFC 8058, section 4, requires the two by which mail programs unsubscribe;
// nodemailer's own list has only the first of them.
const SIGNED_FIELDS = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

/** Sends mail by SMTP, or writes it as `.eml` files that any mail program opens. */
export function createMailer({ smtpUrl, folder, from, dkim }: MailSettings): Mailer {
  const signing = dkim ? { dkim: { ...dkim, headerFieldNames: SIGNED_FIELDS } } : {};
  if (smtpUrl === null) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...signing });
    return {
      send: (mail) => writeMail(composer, folder, toMessage(mail, from)),
      close: () => undefined,
    };
  }
  const smtp = createTransport({ url: smtpUrl, ...TIMEOUTS, ...signing });
  return {
    async send(mail) {
      try {
        await smtp.sendMail(toMessage(mail, from));
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => smtp.close(),
  };
}

/** Builds the same mail from an outbox row at every attempt: a repeat is recognised by its Message-ID. */
function toMessage(mail: OutgoingMail, from: string) {
  const { id, to, replyTo, subject, text, html, headers, createdAt } = mail;
  const host = from.replace(/>$/, '').split('@').at(-1);
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  };
}

async function writeMail(
  composer: Transporter<{ message: unknown }>,
  folder: string,
  message: ReturnType<typeof toMessage>,
): Promise<void> {
  const { message: bytes } = await composer.sendMail(message);
  const name = `${message.date.toISOString().replaceAll(':', '-')}-${message.messageId.slice(1, 9)}`;
  try {
    await makeFolder(folder);
    const file = path.join(folder, `${name}.eml`);
    // Renamed only when it is whole.
    await writeFile(`${file}.part`, bytes as Buffer);
    await rename(`${file}.part`, file);
  } catch (error) {
    throw new MailError(`the file was not written: ${(error as Error).message}`, false);
  }
}
