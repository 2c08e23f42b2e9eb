import { LONGEST_TITLE } from '#app/ui/longest-title.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { LawAct, LawArticle } from '#domain/texts/law-library.ts';
import { statusWords } from '#domain/base/sources/reading-status.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { LawUse } from '#domain/texts/law-use.ts';
import { inForceInWords } from './in-force-in-words.ts';
import { shortDescription } from './short-description.ts';
import './law-page.css';

export type LawArticleData = {
  act: LawAct;
  article: LawArticle;
  uses: readonly LawUse[];
  today: IsoDay;
};

/** /legi/legea-243-2024/art-6/: summary of an article, how it was read, its changes, and our statements that rely on it. */
export function LawArticlePage({ data: { act, article, uses, today } }: { data: LawArticleData }) {
  const { name, place, title, summary, quote, reading, source, doubt, changes, inForce } = article;
  // An article known only from third parties has no page of its own to name.
  const hasCopy = reading !== 'second-hand' || source.url !== null;
  return (
    <>
      <PageHead title={headTitle(name, title)} description={shortDescription(summary)} />
      <div className="wrap law-head">
        <Breadcrumbs
          items={[
            { href: '/legi/', label: 'Legea, pe articole' },
            { href: `/legi/${act.id}/`, label: act.name },
          ]}
          current={place ?? title}
        />
        <h1>{`${name.replaceAll('art. ', 'art.\u00a0')}: ${title}`}</h1>
        <p className="lede">{summary}</p>
        {quote && (
          <blockquote className="law-quote">
            <p>{`„${quote}”`}</p>
          </blockquote>
        )}
        <dl className="law-facts">
          <div>
            <dt>Cum l-am citit</dt>
            <dd>
              {statusWords[reading]}
              {hasCopy && (
                <>
                  : <SourceName source={source} />
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>În vigoare</dt>
            <dd>{inForceInWords(inForce, today)}</dd>
          </div>
          {doubt && (
            <div>
              <dt>Ce nu știm sau citim noi</dt>
              <dd>{doubt}</dd>
            </div>
          )}
          <div>
            <dt>Ce s-a schimbat</dt>
            <dd>
              {changes.map(({ on, text }) => (
                <p key={on}>{`${formatDate(on)}: ${text}`}</p>
              ))}
              <p>{act.followed}</p>
            </dd>
          </div>
        </dl>
        <p className="fine">{`Rezumatul este al nostru. Scris la ${formatDate(act.updated)}.`}</p>
      </div>
      <Uses uses={uses} />
    </>
  );
}

function headTitle(name: string, title: string): string {
  const whole = `${name}: ${title}`;
  return whole.length > LONGEST_TITLE ? name : whole;
}

function Uses({ uses }: { uses: readonly LawUse[] }) {
  const pages = uses.filter(({ kind }) => kind === 'page');
  const checks = uses.filter(({ kind }) => kind === 'check');
  const letters = uses.filter(({ kind }) => kind === 'letter');
  return (
    <>
      {pages.length > 0 && (
        <Band
          id="pagini"
          title="Ce scriem pe temeiul lui"
          intro={`Se sprijină pe el ${countNoun(pages.length, 'pagină', 'pagini')} de pe site.`}
        >
          <Fold summary="Paginile și frazele lor">
            <ul className="law-uses">
              {pages.map(({ path, label, sentences }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                  {sentences.map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </li>
              ))}
            </ul>
          </Fold>
        </Band>
      )}
      {checks.length > 0 && (
        <Band id="verificari" title="Ce verificăm după el">
          <ul className="bullets">
            {checks.map(({ path, label }) => (
              <li key={label}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </Band>
      )}
      {letters.length > 0 && (
        <Band
          id="scrisori"
          title="Scrisorile care îl invocă"
          intro={
            <>
              Cu cifrele dumneavoastră, după ce <a href="/verificare/">verificați o ofertă</a>.
            </>
          }
        >
          <ul className="bullets">
            {letters.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  );
}
