import { bankQuotes } from '#domain/tools/rates/bank-quotes.ts';
import { amountOf } from '#domain/tools/rates/currency.ts';
import { converterHref, pairHref, type CurrencyPair } from '#domain/tools/rates/currency-pair.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Notice } from '#app/ui/notice.tsx';
import { ShareLink } from '#app/ui/share-link.tsx';
import { RateAge } from './rate-age.tsx';
import type { ConverterData, QuotedPair } from './converter-data.ts';
import { quotesOf } from './pair-quotes.ts';
import {
  capitalized,
  convertedAmount,
  isFixed,
  pairHeading,
  priceSentence,
  sourceInWords,
} from './pair-in-words.ts';

type ConverterAnswerProps = {
  data: ConverterData;
  pair: CurrencyPair;
  /** null: no usable amount, so the rate is shown without a conversion */
  amount: number | null;
  typed: string;
};

/** Shows the converted amount, with the rate, its date and its source. */
export function ConverterAnswer({ data, pair, amount, typed }: ConverterAnswerProps) {
  const { texts, bank, published, today } = data;
  const reference = quotesOf(data, pair);
  if (!reference) return <ApartAnswer data={data} pair={pair} typed={typed} />;
  const ofBank = bank && bankQuotes(bank.rates, pair);
  const quotes = ofBank
    ? { from: { ...reference.from, ...ofBank.from }, to: { ...reference.to, ...ofBank.to } }
    : reference;
  const { from, to } = quotes;
  // A rate that is not the latest shows its age in place of the date alone.
  const day = reference.from.day ?? reference.to.day;
  const lateDay = day !== null && day < published && !isFixed(reference) ? day : null;
  const source = ofBank ? `${bankSide(pair)}, din ${formatDate(ofBank.day)}` : sourceInWords(reference);
  return (
    <div className="converter-answer">
      {amount !== null && (
        <>
          <p className="converter-asked">
            {amountOf(amount, from)} {amount === 1 ? 'face' : 'fac'}
          </p>
          <p className="converter-result">
            <output htmlFor="suma din in">{convertedAmount(amount, from, to)}</output>
          </p>
        </>
      )}
      <p>{priceSentence(quotes)}</p>
      {source !== '' && (ofBank || lateDay === null) && (
        <p className="converter-date">{capitalized(source)}</p>
      )}
      {lateDay !== null && <RateAge day={lateDay} today={today} />}
      {ofBank && amount !== null && (
        <p>{texts.bank.replace('{amount}', convertedAmount(amount, reference.from, reference.to))}</p>
      )}
      {bank && !ofBank && <Notice>{texts.noBank}</Notice>}
      {[from, to].map(({ code, ended }) => ended && <Notice key={code}>{ended.said}</Notice>)}
      {!isFixed(reference) && [from, to].some(({ provider }) => provider === 'ecb') && (
        <p className="fine">{texts.ecb}</p>
      )}
      {(pair.from !== data.pair.from || pair.to !== data.pair.to) && pair.from !== pair.to && (
        <PairLink quotes={quotes} pair={pair} typed={typed} />
      )}
      {amount !== null && pair.from !== pair.to && (
        <ShareLink href={converterHref({ pair, bank, typed: String(amount).replace('.', ',') })} />
      )}
    </div>
  );
}

function bankSide({ from, to }: CurrencyPair): string {
  if (to === 'RON') return 'cursul la care banca vă cumpără valuta';
  return from === 'RON'
    ? 'cursul la care banca vă vinde valuta'
    : 'prin lei, la cele două cursuri ale băncii';
}

/** Shows two currencies whose latest rates have different dates: the page of the pair uses rates of one date, if any. */
function ApartAnswer({ data, pair, typed }: Omit<ConverterAnswerProps, 'amount'>) {
  const [from, to] = [pair.from, pair.to].map((own) => data.currencies.find(({ code }) => code === own));
  if (!from || !to) return null;
  const isOwn = pair.from === data.pair.from && pair.to === data.pair.to;
  return (
    <div className="converter-answer">
      <p>{data.texts.apart}</p>
      {!isOwn && <PairLink quotes={{ from, to }} pair={pair} typed={typed} />}
    </div>
  );
}

type PairLinkProps = { quotes: QuotedPair; pair: CurrencyPair; typed: string };

function PairLink({ quotes: { from, to }, pair, typed }: PairLinkProps) {
  return (
    <p>
      <a href={`${pairHref(pair)}?suma=${encodeURIComponent(typed)}`}>
        {pairHeading(from, to)}: evoluția cursului
      </a>
    </p>
  );
}
