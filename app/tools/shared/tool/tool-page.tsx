import type { ReactNode } from 'react';
import type { ToolTexts } from '#domain/texts/schemas/tool-schema.ts';
import type { AddressForm } from '#domain/base/forms/address-form.ts';
import type { UsedSeries } from '#domain/base/series/used-series.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ChoiceList } from '#app/ui/choice-list.tsx';
import { ShareLink } from '#app/ui/share-link.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Sources } from '#app/ui/sources.tsx';
import { TermList } from '#app/ui/term-list.tsx';
import '#app/ui/answer.css';
import { SourceName } from '#app/ui/source-name.tsx';
import './tool-page.css';

/** Data shared by pages of this kind. */
export type ToolPageData<Field extends string> = {
  texts: ToolTexts;
  path: string;
  form: AddressForm<Field>;
  /** the request, from `?` on; null: there is none, or not all of it is usable */
  search: string | null;
  /** series values used in the computation */
  used: UsedSeries[];
};

type ToolPageProps = {
  data: ToolPageData<string>;
  /** the form */
  fields: ReactNode;
  /** the first answer, beside the form, hidden while the form has errors; null: a required value is unknown today */
  answer: { title: string; big: string; body: ReactNode } | null;
  /** further explanations */
  children?: ReactNode;
};

// After sending the form the browser shows the answer, or the error, at the top of the screen.
const ANSWER = 'rezultat';

/**
 * Shows a page that computes with the series: a form with its state in the address, the answer, the values behind it, its method
 * and its limits. A document: no script of its own.
 */
export function ToolPage({ data, fields, answer, children }: ToolPageProps) {
  const { texts, path, form, search, used } = data;
  const hasErrors = form.errors.length > 0;
  return (
    <div className="tool">
      <PageHead title={texts.title} description={texts.description} hasErrors={hasErrors} />
      <div className="wrap tool-head">
        <Breadcrumbs items={[{ href: '/indicatori/', label: 'Indicatori' }]} current={texts.h1} />
        <h1>{texts.h1}</h1>
        <p className="lede">{texts.lede}</p>
      </div>
      <div className="wrap tool-desk">
        <div className="tool-form" id={hasErrors ? ANSWER : undefined}>
          {hasErrors && (
            <ErrorSummary
              errors={form.errors.map(({ field, message }) => ({ href: `#${field}`, message }))}
            />
          )}
          <form action={`${path}#${ANSWER}`} method="get" noValidate data-form="tool">
            {fields}
          </form>
        </div>
        {hasErrors ? null : answer ? (
          <section className="answer" id={ANSWER} aria-labelledby="rezultat-titlu">
            <h2 className="eyebrow" id="rezultat-titlu">
              {answer.title}
            </h2>
            <p className="answer-big">{answer.big}</p>
            {answer.body}
            {search !== null && (
              <div className="tool-act">
                <a href={path + search}>Linkul acestui calcul</a>
                <ShareLink href={path + search} />
              </div>
            )}
          </section>
        ) : (
          <Notice>
            <p>
              Nu avem azi toate valorile de care are nevoie calculul. Ce avem, cu sursa și ziua fiecăreia,
              este la <a href="/indicatori/">indicatori</a>.
            </p>
          </Notice>
        )}
      </div>
      {!hasErrors && children}
      <ToolNotes texts={texts} used={used} />
    </div>
  );
}

function ToolNotes({ texts, used }: Pick<ToolPageData<string>, 'texts' | 'used'>) {
  const { method, unknown, sources, onward } = texts;
  return (
    <>
      <Band id="necunoscute" title={unknown.title} intro={unknown.intro}>
        <ul className="bullets tool-list">
          {unknown.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Band>
      <Band id="metoda" title={method.title} intro={method.intro}>
        <div>
          <Fold summary="Regulile, pe rând">
            <div className="tool-list">
              <TermList items={method.items} />
              {sources.length > 0 && (
                <p className="fine">
                  <Sources sources={sources} />
                </p>
              )}
            </div>
          </Fold>
          <Fold summary={`Procentele și sumele de azi, cu sursele lor (${used.length})`}>
            <UsedSeriesList used={used} />
          </Fold>
        </div>
      </Band>
      <Band id="mai-departe" title={onward.title} intro={onward.intro}>
        <ChoiceList choices={onward.items.map(({ text, link, note }) => ({ text, href: link, note }))} />
      </Band>
    </>
  );
}

/** Lists the values used in a computation: each with its date, its source, and a note if a newer one is due. */
function UsedSeriesList({ used }: { used: readonly UsedSeries[] }) {
  return (
    <ul className="tool-used">
      {used.map(({ name, title, said, source, computed, old }) => (
        <li key={name}>
          <a href={`/indicatori/#${name}`}>{title}</a>: <b>{said}</b>
          {old && <strong className="tool-old">{old}</strong>}
          <span className="fine">
            <SourceName source={source} />
            {computed !== null && `; calculul nostru: ${computed}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
