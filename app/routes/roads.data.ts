import type { RoadsTexts } from '#domain/content/roads-schema.ts';
import { lawPercent } from '#domain/law/rules-in-words.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { bani } from '#domain/money/bani.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { carriedIllustrations, illustrationGap, isWhole } from '#domain/roads/carried-illustration.ts';
import { illustratedLoan } from '#domain/roads/illustrated-loan.ts';
import type { RateIllustration } from '#domain/roads/rate-illustration.ts';
import { readRoadsQuery, writeRoadsQuery } from '#domain/roads/roads-query.ts';
import type { IllustratedRoad } from '#domain/roads/six-roads.ts';
import { canFill, fillText, type TextValues } from '#domain/text/fill-text.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { formatPercent, formatRate } from '#domain/text/format-percent.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import type { LoanStage, RoadsPageData } from '#app/features/roads/roads-page-data.ts';
import { exampleInWords } from '#app/shared/roads/illustration-in-words.ts';
import { fundValues } from '#app/shared/roads/present-roads.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { roadsAnswer } from './roads-picture.data.ts';

/** /drumuri/: the roads to the sum of the address. What can not be used is kept as typed, with what to write instead. */
export async function loadRoads(args: PageArgs): Promise<RoadsPageData> {
  const { url, services, country, rulePack } = args;
  const { roads: texts, illustrations } = services.content;
  const query = readRoadsQuery(url.searchParams, country.limits);
  const { request, offered, errors } = query;
  const { roads, picture, reaches, isBeyond, isOutage } = await roadsAnswer(args, { request, offered }, '');
  const bank = roads.find((road): road is IllustratedRoad => road.kind === 'bank');
  // Romanian banks are a road where Romanian law holds.
  const banks = rulePack === null ? [] : illustrations.filter(({ road }) => road === 'bank');
  const values = valuesOf(request, banks, texts.fund, rulePack);
  const { sumInSentence, term } = picture;
  // A figure of the law may be out of sight, or the country has none: what names it goes with it.
  const filled = (text: string) => (canFill(text, values) ? fillText(text, values) : '');
  return {
    title: url.searchParams.size > 0 ? `Șase drumuri pentru ${sumInSentence} pe ${term}` : texts.title,
    description: texts.description,
    h1: isBeyond
      ? `Pentru ${sumInSentence} pe ${term}, răspunsul nu este un IFN`
      : `Aceiași ${sumInSentence}, șase drumuri`,
    lede: isBeyond ? texts.beyond : texts.lede,
    form: { request, typed: typedFields(url.searchParams, request), errors },
    picture,
    notes: texts.notes,
    outage: isOutage ? texts.outage : null,
    link: `/drumuri/${writeRoadsQuery(query)}`,
    offersHref: `/offers/${writeLoanQuery({ request })}`,
    reach: isBeyond
      ? { texts: { ...texts.reach, note: filled(texts.reach.note) }, reaches, asked: request }
      : null,
    bank: {
      texts: {
        ...texts.examples,
        income: filled(texts.examples.income),
      },
      carried: bank ? [...bank.whole, ...bank.partial] : [],
      printed: banks,
      incomeShare: rulePack?.incomeSharePercent
        ? { percent: rulePack.incomeSharePercent.value, words: lawPercent(rulePack.incomeSharePercent.value) }
        : null,
    },
    counter: {
      ...texts.counter,
      questions: texts.counter.questions.flatMap((question) => answered(question, values)),
    },
    stages: stagesOf(banks, request, texts.stages),
    saving: { ...texts.saving, text: fillText(texts.saving.text, values), fundSource: texts.fund.source },
  };
}

function typedFields(
  params: URLSearchParams,
  { principal, term }: LoanRequest,
): RoadsPageData['form']['typed'] {
  return {
    suma: params.get('suma') ?? formatNumber(principal / 100),
    perioada: params.get('perioada') ?? String(term.count),
    dobanda: params.get('dobanda') ?? '',
    comisioane: params.get('comisioane') ?? '',
  };
}

// Our own arithmetic for the question about fees: round figures, and nobody's price.
const feeExample = { principal: bani(1_000_000), termMonths: 24, percentAYear: 10, feeLei: 200 };

/** The figures that texts of the page name. */
function valuesOf(
  request: LoanRequest,
  banks: readonly RateIllustration[],
  fund: RoadsTexts['fund'],
  pack: RulePack | null,
): TextValues {
  const { principal } = request;
  const lastBand = pack?.dailyCaps?.value.at(-1);
  return {
    suma: moneyInSentence(principal),
    ...fundValues(principal, fund),
    ...(lastBand && { prag: moneyInSentence(lastBand.upTo) }),
    ...(pack?.incomeSharePercent && { indatorare: lawPercent(pack.incomeSharePercent.value) }),
    daeFaraComision: exampleApr(0),
    daeCuComision: exampleApr(feeExample.feeLei),
    ...salaryValues(banks, request),
  };
}

function exampleApr(atStartLei: number): string {
  const { principal, termMonths, percentAYear } = feeExample;
  const fees = { atStartLei, monthlyLei: 0, unnamedLei: 0, insuranceLei: 0 };
  const { aprPercent } = illustratedLoan(
    { rate: { percentAYear }, repayment: 'equal', fees },
    { principal, termMonths },
  );
  return formatPercent(aprPercent ?? 0, 2);
}

/** What receiving one's salary at the bank takes off the rate, in the one list that prints both. */
function salaryValues(banks: readonly RateIllustration[], request: LoanRequest): TextValues {
  const find = (id: string) => banks.find((illustration) => illustration.id === id);
  const [without, with_] = [find('garanti-list-fixed-standard'), find('garanti-list-fixed-transfer')];
  if (!without || !with_) return {};
  const [cheap, dear] = carriedIllustrations([without, with_], request);
  return {
    dobandaFaraSalariu: formatRate(without.rate.percentAYear),
    dobandaCuSalariu: formatRate(with_.rate.percentAYear),
    ...(cheap &&
      dear && { diferentaSalariu: moneyInSentence(bani(Math.round((dear.cost - cheap.cost) / 100) * 100)) }),
  };
}

type Question = RoadsTexts['counter']['questions'][number];

function answered(
  { q, a, more, source }: Question,
  values: TextValues,
): RoadsPageData['counter']['questions'] {
  if (!canFill(a, values)) return [];
  const said = [a, more !== undefined && canFill(more, values) ? more : ''].join(' ').trim();
  return [{ q, a: fillText(said, values), source }];
}

const LATER_SHARES = [2 / 3, 1 / 3];
const WHOLE_HUNDRED = 10_000;

/** Parts of the sum at the least costly example that speaks of each of them; null where none does. */
function stagesOf(
  banks: readonly RateIllustration[],
  request: LoanRequest,
  texts: RoadsTexts['stages'],
): RoadsPageData['stages'] {
  const { principal, term } = request;
  const later = LATER_SHARES.map((share) =>
    bani(Math.max(1, Math.round((principal * share) / WHOLE_HUNDRED)) * WHOLE_HUNDRED),
  );
  const sums = [principal, ...later];
  const reaching = banks.filter(
    (illustration) =>
      isWhole(illustration) &&
      sums.every((sum) => illustrationGap(illustration, { principal: sum, term }) === null),
  );
  const [best] = carriedIllustrations(reaching, request);
  if (!best) return null;
  const steps = sums.map((sum, index): LoanStage => {
    const [loan] = carriedIllustrations([best.illustration], { principal: sum, term });
    return { name: texts.names[index] ?? '', principal: sum, cost: loan?.cost ?? bani(0) };
  });
  return { texts, example: `${formatTerm(term)}, rate egale, ${exampleInWords(best.illustration)}`, steps };
}
