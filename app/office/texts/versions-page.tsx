import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { TextField } from '#app/ui/text-field.tsx';
import type { ServedFile, ServingInstance } from '#domain/answers/office/texts.ts';
import { load } from '#app/office/load.ts';
import { Filters } from '#app/desk/filters.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { pageOf } from '#app/desk/paging.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { ConflictsSection } from './conflicts-section.tsx';
import { FileCheck } from './file-check.tsx';
import { InstancesSection } from './instances-section.tsx';
import { StatusWords } from './status-words.tsx';
import { TextTabs } from './text-tabs.tsx';

const PAGE_SIZE = 25;

export async function loader(args: LoaderFunctionArgs) {
  const [files, conflicts] = await Promise.all([load('content-files', args), load('text-conflicts', args)]);
  return { ...files, ...conflicts };
}

/** /admin/texte/versiuni/: answers „is my change live?”, file by file. */
export function Component() {
  const { instances, files, conflicts } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const wanted = (search.get('cauta') ?? '').toLowerCase();
  const found = files.filter(({ file }) => file.toLowerCase().includes(wanted)).toSorted(changedFirst);
  const page = pageOf(search);
  const filterOf = useFilters();
  return (
    <>
      <OfficeHead title="Modificarea mea este publicată?">
        <TextTabs />
      </OfficeHead>
      <ConflictsSection conflicts={conflicts} />
      <Answering {...instances[0]} />
      <FileCheck files={files} others={instances.slice(1)} />
      <InstancesSection instances={instances} />
      <section className="office-section" aria-labelledby="files-title">
        <h2 id="files-title">Ce folosește serverul care v-a răspuns</h2>
        <Filters label="Căutare în fișiere">
          <TextField {...filterOf('cauta')} label="Numele fișierului" type="search" />
        </Filters>
        <OfficeTable
          label="Fișierele folosite"
          columns={columns}
          rows={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          rowKey={({ file }) => file}
          empty="Niciun fișier nu se potrivește."
          paging={{ total: found.length, pageSize: PAGE_SIZE }}
        />
        <p className="fine">Versiunea unui fișier este cea pe care o spune „git hash-object” pentru el.</p>
      </section>
    </>
  );
}

function Answering({ build, startedAt }: Partial<ServingInstance>) {
  if (!build || !startedAt) return null;
  return (
    <p>
      Serverul care v-a răspuns folosește versiunea {build.id}, făcută la {formatMoment(build.madeAt)}.
      Textele le-a citit la pornire, la {formatMoment(startedAt)}.
    </p>
  );
}

const columns: readonly Column<ServedFile>[] = [
  {
    name: 'fisier',
    label: 'Fișierul',
    cell: ({ file, slug }) => (slug === null ? file : <Link to={`/texte/${slug}/`}>{file}</Link>),
  },
  {
    name: 'versiune',
    label: 'Versiunea folosită',
    cell: ({ served }) => (served === null ? 'niciuna' : <code>{served.slice(0, 10)}</code>),
  },
  { name: 'disc', label: 'Pe discul serverului', cell: diskInWords },
  {
    name: 'vizibil',
    label: 'Pentru vizitatori',
    cell: ({ status, publicSince }) =>
      status === null ? 'parte din alte pagini' : <StatusWords text={{ status, publicSince }} />,
  },
];

function diskInWords({ served, onDisk }: ServedFile): string {
  if (onDisk === served) return 'aceeași';
  if (onDisk === null) return 'nu mai este; dispare la următoarea pornire';
  return `${onDisk.slice(0, 10)}, se citește la următoarea pornire`;
}

/** Sorts differing files before equal ones, both by name. */
function changedFirst(a: ServedFile, b: ServedFile): number {
  return Number(a.served === a.onDisk) - Number(b.served === b.onDisk);
}
