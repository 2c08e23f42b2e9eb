import type { ServedFiles, ServingInstance } from '#domain/answers/office/texts.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { differingFiles } from './differing-files.ts';

/** Lists every running instance of the site, and whether it serves what the office sees. */
export function InstancesSection({ instances }: Pick<ServedFiles, 'instances'>) {
  const [answering] = instances;
  if (!answering) return null;
  return (
    <section className="office-section" aria-labelledby="instances-title">
      <h2 id="instances-title">Cine servește site-ul</h2>
      <p>
        {instances.length === 1
          ? 'Site-ul este servit de o singură instanță a programului.'
          : `Site-ul este servit de ${countNoun(instances.length, 'instanță', 'instanțe')} ale programului, pe aceeași bază de date.`}
      </p>
      <OfficeTable
        label="Instanțele programului"
        columns={columnsFor(answering)}
        rows={instances}
        rowKey={({ id }) => id}
        empty="Nicio instanță."
      />
      <p className="fine">
        O instanță se anunță la fiecare 10 secunde. Una care a tăcut peste o jumătate de minut nu mai apare
        aici.
      </p>
    </section>
  );
}

function columnsFor(answering: ServingInstance): readonly Column<ServingInstance>[] {
  return [
    {
      name: 'instanta',
      label: 'Instanța',
      cell: ({ id, name }) => (id === answering.id ? `${name}, cea care v-a răspuns` : name),
    },
    { name: 'fisiere', label: 'Fișierele textelor', cell: (instance) => filesInWords(answering, instance) },
    { name: 'publice', label: 'Ce texte se văd', cell: ({ servesTexts }) => inWords(servesTexts) },
    { name: 'oferte', label: 'Ofertele din baza de date', cell: ({ servesOffers }) => inWords(servesOffers) },
    { name: 'program', label: 'Versiunea programului', cell: ({ build }) => <code>{build.id}</code> },
    { name: 'pornita', label: 'Pornită', cell: ({ startedAt }) => formatMoment(startedAt) },
  ];
}

function filesInWords(answering: ServingInstance, instance: ServingInstance): string {
  const count = Object.keys(instance.files).length;
  if (instance === answering) return countNoun(count, 'fișier citit', 'fișiere citite');
  const differing = differingFiles(answering.files, instance.files).length;
  return differing === 0 ? 'aceleași' : `altele la ${countNoun(differing, 'fișier', 'fișiere')}`;
}

function inWords(serves: boolean): string {
  return serves ? 'la zi' : 'încă nu la zi';
}
