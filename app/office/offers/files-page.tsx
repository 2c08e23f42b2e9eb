import { useAccess } from '#app/office/frame/me.ts';
import { ImportForm } from '#app/office/ui/import-form.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { OfferTabs } from './offer-tabs.tsx';

/** /admin/oferte/fisiere/: exports offers to a file, and imports them. */
export function Component() {
  const isEditor = useAccess(['editor']);
  return (
    <>
      <OfficeHead title="Fișiere cu oferte">
        <OfferTabs />
      </OfficeHead>
      <ul className="office-actions">
        <li>
          <a href="/api/admin/offers-export/csv" download>
            Descărcați tabelul (CSV)
          </a>
        </li>
        <li>
          <a href="/api/admin/offers-export/json" download>
            Descărcați fluxul (JSON)
          </a>
        </li>
      </ul>
      {isEditor && (
        <ImportForm
          title="Aduceți un fișier"
          what={{ one: 'ofertă', many: 'oferte' }}
          hint="JSON ca fluxul. Prețurile din el nu se iau: se propun la Dovezi"
          accept=".json,application/json"
          path="offers-import"
          bodyOf={() => ({})}
          waiting="/oferte/modificari/"
        />
      )}
    </>
  );
}
