import { unitWords } from '#domain/loan/term.ts';
import type { AskedLoan } from '#domain/offers/roads/asked-loan.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Button } from '#app/ui/button.tsx';
import './roads-link.css';

/** Links to the page of the roads. Its request is sent only when pressed: browsers prefetch links. */
export function RoadsLink({ asked: { principal, term } }: { asked: AskedLoan }) {
  return (
    <form className="roads-link" action="/drumuri/" method="get">
      <input type="hidden" name="suma" value={Math.round(principal / 100)} />
      <input type="hidden" name="perioada" value={term.count} />
      <input type="hidden" name="unitate" value={unitWords[term.unit]} />
      <Button kind="line">Vedeți drumurile pe larg</Button>
      <p className="fine">
        Se deschide altă pagină, cu sursele cifrelor. În adresa ei stau numai suma și perioada:{' '}
        {leiInSentence(principal)}, {formatTerm(term)}.
      </p>
    </form>
  );
}
