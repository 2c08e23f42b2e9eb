import { memo } from 'react';
import { Notice } from './notice.tsx';

/** Links to the check of an offer or a contract and to the plan of debts, for visitors who already have a loan or an offer. */
export const CheckInvitation = memo(function CheckInvitation() {
  return (
    <aside className="wrap" aria-label="Verificați ce aveți deja">
      <Notice>
        <p>
          Aveți o ofertă sau un contract? <a href="/verificare/">Verificați-l</a>: cât vă costă, cât permite
          legea și ce întrebați.
        </p>
        <p>
          Aveți mai multe datorii? <a href="/datorii/">Vedeți pe care o plătiți întâi</a> și când se termină
          ultima.
        </p>
      </Notice>
    </aside>
  );
});
