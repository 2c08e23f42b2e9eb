import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { LawAct } from '#domain/texts/law-library.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { LinkGrid } from '#app/ui/link-grid.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ArticleList } from './article-list.tsx';
import { inForceInWords } from './in-force-in-words.ts';
import { shortDescription } from './short-description.ts';
import './law-page.css';

export type LawActData = { act: LawAct; others: readonly Pick<LawAct, 'id' | 'name'>[]; today: IsoDay };

/** /legi/oug-50-2010/: an act, what we have seen of its changes, and its articles. */
export function LawActPage({ act, others, today }: LawActData) {
  const { name, title, about, inForce, followed, updated, articles } = act;
  return (
    <>
      <PageHead title={`${name}, articol cu articol`} description={shortDescription(about)} />
      <div className="wrap law-head">
        <Breadcrumbs items={[{ href: '/legi/', label: 'Legea, pe articole' }]} current={name} />
        <h1>{title}</h1>
        <p className="lede">{about}</p>
        <dl className="law-facts">
          <div>
            <dt>În vigoare</dt>
            <dd>{inForceInWords(inForce, today)}</dd>
          </div>
          <div>
            <dt>Până unde am urmărit-o</dt>
            <dd>{followed}</dd>
          </div>
        </dl>
        <p className="fine">{`Scris la ${formatDate(updated)}.`}</p>
      </div>
      <Band id="articole" title="Articolele pe care ne sprijinim">
        <ArticleList articles={articles} />
      </Band>
      <Band id="alte-acte" title="Celelalte acte">
        <LinkGrid links={others.map(({ id, name: label }) => ({ href: `/legi/${id}/`, label }))} />
      </Band>
    </>
  );
}
