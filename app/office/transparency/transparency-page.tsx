import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDate } from '#domain/base/text/format-date.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { AnswerForm } from './answer-form.tsx';
import { LettersTable } from './letters-table.tsx';
import { PageForm } from './page-form.tsx';
import { PublicationForm } from './publication-form.tsx';
import { RoundEntry } from './round-entry.tsx';

export const loader = (args: LoaderFunctionArgs) => load('transparency', args);

const entryNames = {
  page: 'pagină deschisă',
  answer: 'răspunsul creditorului',
  publication: 'publicarea',
} as const;

/** /admin/transparenta/: shows the current round, its pages, letters and answers, and its publication. */
export function Component() {
  const { round, obstacles, published, lenders, changes } = useLoaderData<typeof loader>();
  const isEditor = useAccess(['editor']);
  return (
    <>
      <OfficeHead title="Transparență" />
      <section className="office-section office-stack" aria-labelledby="runda">
        <h2 id="runda">Runda {round}</h2>
        <p className="office-narrow">
          {published.length === 0
            ? 'Nicio rundă nu este publicată: pe site toate pătrățelele sunt hașurate.'
            : `Publicate: ${published.map((one) => `runda ${one.number}, la ${formatDate(one.publishedOn)}`).join('; ')}.`}
        </p>
        <PublicationForm obstacles={obstacles} isEditor={isEditor} />
      </section>
      <section className="office-section" aria-labelledby="propuneri">
        <h2 id="propuneri">Propuse și hotărâte</h2>
        {changes.length === 0 && <p>Nimic nu a fost propus.</p>}
        {changes.map((change) => (
          <ChangeCard
            key={change.id}
            change={change}
            title={`${change.name}, ${entryNames[change.entry.kind]}`}
            path="transparency-changes"
            isDecided={isEditor}
            isRetirable={isEditor}
          >
            <RoundEntry entry={change.entry} />
          </ChangeCard>
        ))}
      </section>
      {isEditor && (
        <section className="office-section" aria-labelledby="pagina">
          <h2 id="pagina">O pagină deschisă</h2>
          <PageForm lenders={lenders} />
        </section>
      )}
      <section className="office-section office-stack" aria-labelledby="scrisori">
        <h2 id="scrisori">Scrisori către creditori</h2>
        <LettersTable lenders={lenders} isEditor={isEditor} />
      </section>
      {isEditor && (
        <section className="office-section" aria-labelledby="raspuns">
          <h2 id="raspuns">Răspunsul unui creditor</h2>
          <AnswerForm lenders={lenders} />
        </section>
      )}
    </>
  );
}
