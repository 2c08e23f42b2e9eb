import { SelectField } from '#app/ui/select-field.tsx';
import { useAccess } from '#app/office/frame/me.ts';
import { ImportForm } from '#app/office/ui/import-form.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { EvidenceTabs } from './evidence-tabs.tsx';

const tables = [
  { value: 'dovezi', label: 'dovezi' },
  { value: 'produse', label: 'produse' },
];

/** /admin/dovezi/tabele/: exports evidence and products as tables, and imports them. */
export function Component() {
  const isEditor = useAccess(['editor']);
  return (
    <>
      <OfficeHead title="Tabele cu dovezi și produse">
        <EvidenceTabs />
      </OfficeHead>
      <ul className="office-actions">
        {tables.map(({ value, label }) => (
          <li key={value}>
            <a href={`/api/admin/evidence-export/${value}`} download>
              Descărcați tabelul cu {label} (CSV)
            </a>
          </li>
        ))}
      </ul>
      {isEditor && (
        <ImportForm
          title="Aduceți un tabel"
          what={{ one: 'linie', many: 'linii' }}
          hint="CSV cu coloanele tabelului de mai sus; o dovadă fără cod este nouă"
          accept=".csv,text/csv"
          path="evidence-import"
          bodyOf={({ table }) => ({ table })}
          waiting="/dovezi/propuneri/"
        >
          {(fieldOf) => <SelectField {...fieldOf('table')} label="Ce conține" options={tables} />}
        </ImportForm>
      )}
    </>
  );
}
