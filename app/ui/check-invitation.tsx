import { Notice } from './notice.tsx';

/** The way to the check of an offer or a contract, for whoever holds one already. */
export function CheckInvitation() {
  return (
    <aside className="wrap" aria-label="Verificați o ofertă">
      <Notice>
        <p>
          Aveți deja o ofertă sau un contract în mână? <a href="/verificare/">Vedeți ce semnați, de fapt</a>:
          cât vă costă, cât permite legea și ce aveți de întrebat.
        </p>
      </Notice>
    </aside>
  );
}
