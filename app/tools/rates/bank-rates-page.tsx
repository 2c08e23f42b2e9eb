import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import type { ExchangeSide } from '#domain/tools/rates/exchange-cost.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { LinkGrid } from '#app/ui/link-grid.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { QuotedCurrency } from './converter-data.ts';
import { ExchangeForm } from './exchange-form.tsx';
import { OpenData } from './open-data.tsx';
import { RankedBanks } from './ranked-banks.tsx';
import { Questions } from './questions.tsx';
import { ReferenceBand } from './reference-band.tsx';
import './rates-page.css';

export type BankRatesData = {
  texts: RatesPageTexts['banks'];
  reference: string;
  typed: string;
  error: string | undefined;
  side: ExchangeSide;
  currency: string;
  currencies: QuotedCurrency[];
  /** some bank has published rates */
  hasFigures: boolean;
  ranked: Omit<Parameters<typeof RankedBanks>[0], 'named'>;
  /** all banks; those with rates have a link */
  banks: { slug: string; name: string; href: string; hasRates: boolean }[];
  /** date of these rates and today, if newer ones were published and are missing here */
  late: { day: string; today: string } | null;
  open: RatesPageTexts['open'];
  /** whether notifications about new rates are available */
  hasNotices: boolean;
};

/** Name of the page in links: true with and without rates of banks. */
export const BANK_RATES = 'Schimb valutar la bancă';

/** /curs-valutar-banci/: shows the cost of an exchange at each bank, and the reference rates. */
export function BankRatesPage({ data }: { data: BankRatesData }) {
  const { texts, banks, ranked, hasFigures } = data;
  const named = (slug: string) => banks.find((bank) => bank.slug === slug) ?? { name: slug, href: '#' };
  const links = banks.flatMap(({ name, href, hasRates }) => (hasRates ? [{ href, label: name }] : []));
  const exchange = (
    <Band id="schimb" title="La ce bancă" intro={`${texts.method} ${texts.old}`}>
      <div className="rates-matter">
        {data.error !== undefined ? null : ranked.banks.length > 0 ? (
          <RankedBanks {...ranked} named={named} />
        ) : (
          <p>{texts.noneOfCurrency}</p>
        )}
        <ExchangeForm
          action="/curs-valutar-banci/"
          typed={data.typed}
          error={data.error}
          side={data.side}
          choice={data}
        />
        {links.length > 0 && <LinkGrid links={links} />}
      </div>
    </Band>
  );
  const reference = <ReferenceBand {...data} />;
  const questions = <Questions title={texts.questionsTitle} questions={texts.questions} />;
  return (
    <>
      <PageHead
        title={hasFigures ? texts.title : texts.headingWithout}
        description={hasFigures ? texts.description : texts.descriptionWithout}
        hasErrors={data.error !== undefined}
      />
      <div className="wrap">
        <Breadcrumbs current={BANK_RATES} />
        <div className="rates-head">
          <h1>{hasFigures ? texts.heading : texts.headingWithout}</h1>
          <p className="lede">{hasFigures ? texts.lede : texts.ledeWithout}</p>
        </div>
      </div>
      {hasFigures && exchange}
      {reference}
      {questions}
      <OpenData texts={data.open} currency={null} />
    </>
  );
}
