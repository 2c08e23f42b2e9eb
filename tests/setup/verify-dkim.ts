import { createHash, verify } from 'node:crypto';

/** Result of a mail server's check of a signature. */
export type DkimVerdict = {
  /** whether both the body and the signed fields are unchanged */
  isValid: boolean;
  /** names of the signed fields, in lower case: those of `h=` */
  signed: string[];
  /** names of all fields of the message except the signature itself, in lower case */
  fields: string[];
};

/**
 * Verifies the first DKIM-Signature of a message by RFC 6376 for `rsa-sha256` and `relaxed/relaxed`, independently of the signing
 * program.
 * @param message as received, with CRLF
 * @param publicKey PEM, as the DNS would hold it
 */
export function verifyDkim(message: string, publicKey: string): DkimVerdict {
  const end = message.indexOf('\r\n\r\n');
  const lines = message.slice(0, end).split(/\r\n(?![ \t])/);
  const fields = lines.map((line) => ({ name: nameOf(line), line }));
  const signature = fields.find(({ name }) => name === 'dkim-signature')?.line ?? '';
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.split('=')[0]?.trim() ?? '', tag.slice(tag.indexOf('=') + 1).replace(/\s/g, '')]),
  );
  const signed = (tags.get('h') ?? '').toLowerCase().split(':');

  // 3.7: of several fields of one name the last not yet taken; the signature itself comes last, without its value and the line's
  // end.
  const left = [...fields];
  const taken = signed.flatMap((name) => {
    const at = left.findLastIndex((field) => field.name === name);
    return at < 0 ? [] : left.splice(at, 1).map(({ line }) => `${relaxField(line)}\r\n`);
  });
  const unsigned = relaxField(signature.replace(/(;\s*b=)[^;]*$/, '$1'));
  const isSigned = verify(
    'sha256',
    Buffer.from(taken.join('') + unsigned),
    publicKey,
    Buffer.from(tags.get('b') ?? '', 'base64'),
  );
  const bodyHash = createHash('sha256')
    .update(relaxBody(message.slice(end + 4)))
    .digest('base64');
  return {
    isValid: isSigned && bodyHash === tags.get('bh'),
    signed,
    fields: fields.map(({ name }) => name).filter((name) => name !== 'dkim-signature'),
  };
}

const nameOf = (line: string) => line.slice(0, line.indexOf(':')).trim().toLowerCase();

// 3.4.2
function relaxField(line: string): string {
  const value = line.slice(line.indexOf(':') + 1).replaceAll('\r\n', '');
  return `${nameOf(line)}:${value.replace(/[ \t]+/g, ' ').trim()}`;
}

// 3.4.4
function relaxBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(?:\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
}
