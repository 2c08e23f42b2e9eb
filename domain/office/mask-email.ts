/** Enough of an address to recognise one that one knows, and too little to write to: `i…@example.ro`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${email.slice(0, 1)}…${email.slice(at)}`;
}
