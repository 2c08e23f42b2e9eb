import type { RatesPageTexts } from '#domain/content/rates-page-schema.ts';
import type { CurrencyPair } from '#domain/rates/currency-pair.ts';
import { Band } from '#app/ui/band.tsx';
import { EmptyNote } from '#app/ui/empty-note.tsx';
import { LinkGrid } from '#app/ui/link-grid.tsx';
import { LoanInvitation } from '#app/ui/loan-invitation.tsx';
import { CurrencySearch, type CurrencyLink } from './currency-search.tsx';
import { OpenData } from './open-data.tsx';
import { RankedBanks } from './ranked-banks.tsx';
import { TimelineSection, type TimelineSectionProps } from './timeline-section.tsx';
import './rates-page.css';

export type ConverterSectionsProps = {
  pair: CurrencyPair;
  /** null: no rate of this pair is known */
  timelines: TimelineSectionProps | null;
  /** null: of an amount that can not be used nothing is told of banks */
  banks: {
    title: string;
    method: string;
    /** said instead of figures that we do not have */
    none: string;
    ranked: Parameters<typeof RankedBanks>[0] | null;
    links: readonly { href: string; label: string }[];
  } | null;
  search: {
    label: string;
    hint: string;
    none: string;
    query: string;
    found: readonly CurrencyLink[];
    all: readonly CurrencyLink[];
    past: { title: string; links: readonly CurrencyLink[] };
  };
  loan: Omit<RatesPageTexts['converter']['loan'], 'claim'>;
  open: RatesPageTexts['open'];
};

/** Everything below the converter. It never changes in the browser, so it travels as markup. */
export function ConverterSections({ pair, timelines, banks, search, loan, open }: ConverterSectionsProps) {
  return (
    <>
      {search.query !== '' && <CurrencySearch {...search} isAnswer />}
      {timelines && <TimelineSection {...timelines} />}
      {banks && <Banks {...banks} />}
      {search.query === '' && <CurrencySearch {...search} isAnswer={false} />}
      <OpenData texts={open} currency={pair.from === 'RON' ? pair.to : pair.from} />
      <LoanInvitation {...loan} />
    </>
  );
}

function Banks({ title, method, none, ranked, links }: NonNullable<ConverterSectionsProps['banks']>) {
  return (
    <Band id="banci" title={title} intro={ranked ? method : undefined}>
      <div className="rates-matter">
        {ranked ? (
          <RankedBanks {...ranked} />
        ) : (
          <EmptyNote drawing="board">
            <p>{none}</p>
          </EmptyNote>
        )}
        {links.length > 0 && <LinkGrid links={links} />}
      </div>
    </Band>
  );
}
