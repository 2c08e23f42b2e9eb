type Mail = {
  /** null: the visitor writes it */
  to: string | null;
  subject: string;
  text: string;
};

/** Opens a letter in the visitor's own mail program (RFC 6068). Lines end as mail has them. */
export function mailHref({ to, subject, text }: Mail): string {
  const body = text.trimEnd().replaceAll('\n', '\r\n');
  return `mailto:${to ?? ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
