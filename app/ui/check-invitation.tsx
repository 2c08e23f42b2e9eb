import { memo } from 'react';
import { Notice } from './notice.tsx';

/** The way to the check of an offer or a contract, and to the plan of debts, for whoever has them already. */
export const CheckInvitation = memo(function CheckInvitation() {
  return (
    <aside className="wrap" aria-label="Verificați ce aveți deja">
      <Notice>
        <p>
          Aveți deja o ofertă sau un contract în mână? <a href="/verificare/">Vedeți ce semnați, de fapt</a>:
          cât vă costă, cât permite legea și ce aveți de întrebat.
        </p>
        <p>
          Aveți mai multe datorii deodată? <a href="/datorii/">Puneți-le într-un plan</a>: pe care o plătiți
          întâi și când se termină ultima.
        </p>
      </Notice>
    </aside>
  );
});
