import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import type { CurrencyPair } from '#domain/tools/rates/currency-pair.ts';
import { Band } from '#app/ui/band.tsx';
import { LinkGrid } from '#app/ui/link-grid.tsx';
import { LoanInvitation } from '#app/ui/loan-invitation.tsx';
import { CurrencySearch, type CurrencyLink } from './currency-search.tsx';
import { ExchangeMargins, type ExchangeMarginsProps } from './exchange-margins.tsx';
import { OpenData } from './open-data.tsx';
import { RankedBanks } from './ranked-banks.tsx';
import { TimelineSection, type TimelineSectionProps } from './timeline-section.tsx';
import './rates-page.css';

export type ConverterSectionsProps = {
  pair: CurrencyPair;
  /** null: no rate of this pair is known */
  timelines: TimelineSectionProps | null;
  /** null: no bank has published rates for it, or the amount is unusable */
  banks: {
    title: string;
    method: string;
    ranked: Parameters<typeof RankedBanks>[0];
    links: readonly { href: string; label: string }[];
  } | null;
  /** on the page of a bank: shown in place of missing rates */
  none: string | null;
  /** null for an unusable amount, for a historical currency, and where banks' own rates are shown */
  margins: ExchangeMarginsProps | null;
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

/** Shows everything below the converter. It never changes in the browser, so it travels as markup. */
export function ConverterSections(props: ConverterSectionsProps) {
  const { pair, timelines, banks, none, margins, search, loan, open } = props;
  return (
    <>
      {search.query !== '' && <CurrencySearch {...search} isAnswer />}
      {banks && <Banks {...banks} />}
      {none !== null && (
        <Band id="banci" title="La bancă">
          <p>{none}</p>
        </Band>
      )}
      {margins && <ExchangeMargins {...margins} />}
      {timelines && <TimelineSection {...timelines} />}
      {search.query === '' && <CurrencySearch {...search} isAnswer={false} />}
      <OpenData texts={open} currency={pair.from === 'RON' ? pair.to : pair.from} />
      <LoanInvitation {...loan} />
    </>
  );
}

function Banks({ title, method, ranked, links }: NonNullable<ConverterSectionsProps['banks']>) {
  return (
    <Band id="banci" title={title} intro={method}>
      <div className="rates-matter">
        <RankedBanks {...ranked} />
        {links.length > 0 && <LinkGrid links={links} />}
      </div>
    </Band>
  );
}
