type Mail = {
  /** null: the visitor fills in the address */
  to: string | null;
  subject: string;
  text: string;
};

/** Creates a link that opens a letter in the visitor's mail program (RFC 6068). Lines end with CRLF, as in mail. */
export function mailHref({ to, subject, text }: Mail): string {
  const body = text.trimEnd().replaceAll('\n', '\r\n');
  return `mailto:${to ?? ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
