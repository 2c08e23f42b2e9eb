/** Tells whether terms are in force on a day, will be or have been. @param today yyyy-mm-dd */
export function stateInWords({ from, until }: { from: string; until: string | null }, today: string): string {
  if (from > today) return until !== null && until < from ? 'anulați înainte de a începe' : 'urmează';
  return until !== null && until < today ? 's-au încheiat' : 'în vigoare';
}
