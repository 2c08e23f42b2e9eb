import { Link, useSearchParams } from 'react-router';

/** Leads from a proposal of a new lender back to its steps; nothing elsewhere. */
export function BackToSteps() {
  const [search] = useSearchParams();
  const slug = search.get('creditor') ?? search.get('adresa');
  if (!search.has('nou') || !slug) return null;
  return <Link to={`/creditori/nou/?creditor=${slug}`}>Înapoi la pașii creditorului nou</Link>;
}
