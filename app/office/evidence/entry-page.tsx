import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { SelectField } from '#app/ui/select-field.tsx';
import { type TypedItem, writeItem } from '#domain/offers/evidence/typed-item.ts';
import type { LenderEvidenceAnswer } from '#domain/answers/office/evidence.ts';
import { load } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { EntryForm } from './entry-form.tsx';
import { EvidenceTabs } from './evidence-tabs.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const lender = new URL(args.request.url).searchParams.get('creditor') ?? '';
  const [{ lenders }, known] = await Promise.all([
    load('evidence', args),
    lender === '' ? null : load('evidence/:lender', { ...args, params: { lender } }),
  ]);
  return { lenders, known };
}

/** /admin/dovezi/noua/: asks for a new item of evidence, another item of a known source, or a correction. */
export function Component() {
  const { lenders, known } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const filterOf = useFilters();
  return (
    <>
      <OfficeHead title="Dovadă nouă">
        <EvidenceTabs />
      </OfficeHead>
      <Filters label="Creditorul dovezii" button="Alegeți">
        <SelectField
          {...filterOf('creditor')}
          label="Creditorul"
          options={[
            { value: '', label: 'Alegeți' },
            ...lenders.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      </Filters>
      {known && <EntryForm key={search.toString()} known={known} begin={beginOf(known, search)} />}
    </>
  );
}

/** Returns the form's initial values: the whole item for a correction; the source alone for another item of it. */
function beginOf({ lender, items }: LenderEvidenceAnswer, search: URLSearchParams): TypedItem {
  const find = (id: string | null) => items.find(({ item }) => item.id === id)?.item;
  const corrected = find(search.get('dovada'));
  if (corrected) return writeItem(lender.slug, corrected);
  const source = find(search.get('sursa'));
  if (!source) return { creditor: lender.slug };
  const { nivel, sursa, adresa, data_sursei, data_dedusa, citit, copii, copie, pagina_deschisa } = writeItem(
    lender.slug,
    source,
  );
  return {
    creditor: lender.slug,
    nivel,
    sursa,
    adresa,
    data_sursei,
    data_dedusa,
    citit,
    copii,
    copie,
    pagina_deschisa,
  };
}
