/** Masks an address: enough to recognise a known one, too little to write to it: `i…@example.ro`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${email.slice(0, 1)}…${email.slice(at)}`;
}
