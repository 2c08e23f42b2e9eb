import { amountOf } from '#domain/rates/currency.ts';
import { pairHref, type CurrencyPair } from '#domain/rates/currency-pair.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { ConverterData, QuotedCurrency } from './converter-data.ts';
import { capitalized, convertedAmount, pairHeading, priceSentence, providerNames } from './pair-in-words.ts';

type ConverterAnswerProps = { data: ConverterData; pair: CurrencyPair; amount: number; typed: string };

/** What the amount comes to, at which rate, of which day and whose. */
export function ConverterAnswer({ data, pair, amount, typed }: ConverterAnswerProps) {
  const { currencies, texts, isLate } = data;
  const from = currencies.find(({ code }) => code === pair.from);
  const to = currencies.find(({ code }) => code === pair.to);
  if (!from || !to) return null;
  const dated = [from, to].filter((currency) => currency.day !== null);
  const isElsewhere = pair.from !== data.pair.from || pair.to !== data.pair.to;
  return (
    <div className="converter-answer">
      <p className="eyebrow">
        {amountOf(amount, from)} {amount === 1 ? 'face' : 'fac'}
      </p>
      <p className="converter-result">
        <output htmlFor="suma din in">{convertedAmount(amount, from, to)}</output>
      </p>
      <p>{priceSentence(from, to)}</p>
      {dated.length > 0 && <p className="converter-date">{freshness(dated)}</p>}
      {dated
        .filter(({ until }) => until !== undefined)
        .map((currency) => (
          <Notice key={currency.code}>{texts.gone.replace('{day}', formatDate(currency.until ?? ''))}</Notice>
        ))}
      {isLate && dated.some(isCurrent) && (
        <Notice>{texts.late.replace('{day}', formatDate(oldest(dated.filter(isCurrent))))}</Notice>
      )}
      {dated.some(({ provider, until }) => provider === 'ecb' && !until) && (
        <p className="fine">{texts.ecb}</p>
      )}
      <p className="fine">{texts.reference}</p>
      {isElsewhere && pair.from !== pair.to && (
        <p>
          <a href={`${pairHref(pair)}?suma=${encodeURIComponent(typed)}`}>
            {pairHeading(from, to)}: evoluția cursului
          </a>
        </p>
      )}
    </div>
  );
}

function isCurrent({ until }: QuotedCurrency): boolean {
  return until === undefined;
}

function oldest(currencies: readonly QuotedCurrency[]): string {
  return currencies.map(({ day }) => day ?? '').toSorted()[0] ?? '';
}

// Two currencies usually have rates of one day and one source: then they are said once.
function freshness(currencies: readonly QuotedCurrency[]): string {
  const said = currencies.map(({ code, provider, day }) => ({
    code,
    text: `curs ${providerNames[provider ?? 'bnr']} din ${formatDate(day ?? '')}`,
  }));
  const isOne = said.every(({ text }) => text === said[0]?.text);
  const text = isOne ? (said[0]?.text ?? '') : said.map((line) => `${line.code}: ${line.text}`).join('; ');
  return capitalized(text);
}
