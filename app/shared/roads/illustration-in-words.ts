import type { IllustrationsGap } from '#domain/roads/six-roads.ts';
import type { RateIllustration } from '#domain/roads/rate-illustration.ts';
import { fromLei } from '#domain/money/bani.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatRate } from '#domain/text/format-percent.ts';
import { sourceDates } from '#domain/text/source-dates.ts';

const rateKinds = { fixed: ' fixă', variable: ' variabilă', unknown: '' } as const;

/** „la dobânda din exemplul Garanti BBVA, 08.11.2024 (50 000 de lei pe 60 de luni)” */
export function exampleInWords(illustration: RateIllustration): string {
  const { lender, principalLei, termMonths } = illustration;
  const loan = `${moneyInSentence(fromLei(principalLei))} pe ${monthsInWords(termMonths)}`;
  return `la dobânda din exemplul ${lender}, ${ageInWords(illustration)} (${loan})`;
}

/** „08.11.2024”, „martie 2025”, „fără dată, cum se citea în noiembrie 2026” */
export function ageInWords({ source }: Pick<RateIllustration, 'source'>): string {
  if (source.date !== null) return formatDate(source.date);
  return ['fără dată', sourceDates(source)].filter(Boolean).join(', ');
}

/** „9,55% pe an, dobândă variabilă” */
export function rateInWords({ rate }: Pick<RateIllustration, 'rate'>): string {
  const how = rate.by === 'calculation' ? ', din DAE tipărită' : '';
  const kind = rate.kind === 'unknown' ? '' : `, dobândă${rateKinds[rate.kind]}`;
  return `${formatRate(rate.percentAYear)} pe an${kind}${how}`;
}

/** What of an example costs besides its rate, and what of it is not in our figure. */
export function feesInWords({ fees }: Pick<RateIllustration, 'fees'>): string {
  if (fees === 'unknown') return 'comisioanele nu le știm, iar cifra este numai dobânda';
  const parts = [
    fees.atStartLei > 0 && `${lei(fees.atStartLei)} la început`,
    fees.monthlyLei > 0 && `${lei(fees.monthlyLei)} pe lună`,
    fees.unnamedLei > 0 && `${lei(fees.unnamedLei)} fără nume, dar cuprinși în costul tipărit`,
  ].filter(Boolean);
  const named = parts.length === 0 ? 'fără comisioane' : parts.join(', ');
  return fees.insuranceLei > 0
    ? `${named}; fără asigurarea de ${lei(fees.insuranceLei)} din exemplu, care depinde de sumă`
    : named;
}

/** „Băncile au publicat exemple numai de la 40 000 de lei, din câte am găsit.” */
export function gapInWords(who: string, { gap, sumsLei, months }: IllustrationsGap): string {
  const parts = [
    gap.sum === 'below' && `de la ${moneyInSentence(fromLei(sumsLei.min))}`,
    gap.sum === 'above' && `până la ${moneyInSentence(fromLei(sumsLei.max))}`,
    gap.term === 'below' && `pe cel puțin ${monthsInWords(months.min)}`,
    gap.term === 'above' && `pe cel mult ${monthsInWords(months.max)}`,
  ].filter(Boolean);
  const only = parts.length === 0 ? 'pentru alte sume și perioade' : `numai ${parts.join(', ')}`;
  return `${who} au publicat exemple ${only}, din câte am găsit.`;
}

function monthsInWords(months: number): string {
  return countNoun(months, 'lună', 'luni');
}

function lei(amount: number): string {
  return moneyInSentence(fromLei(amount));
}
