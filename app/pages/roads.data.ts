import { RoadsPage } from '#app/offers/roads-page/roads-page.tsx';
import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import { lawPercent } from '#domain/law/rules-in-words.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { bani } from '#domain/base/money/bani.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { incomeFor } from '#domain/offers/roads/bank-leads.ts';
import type { IllustratedRoad } from '#domain/offers/roads/illustrated-road.ts';
import { illustratedLoan } from '#domain/offers/roads/illustrated-loan.ts';
import type { Road } from '#domain/offers/roads/six-roads.ts';
import { loanStages } from '#domain/offers/roads/less-or-shorter.ts';
import { publishedCost } from '#domain/offers/roads/published-cost.ts';
import type { RoadRates } from '#domain/offers/roads/rates-on-day.ts';
import { readRoadsQuery, roadsQueryKeys, writeRoadsQuery } from '#domain/offers/roads/roads-query.ts';
import { canFill, fillText, type TextValues } from '#domain/base/text/fill-text.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent, formatRate } from '#domain/base/text/format-percent.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { roadsInBrief } from '#app/offers/roads-page/roads-in-brief.ts';
import type { RoadsPageData } from '#app/offers/roads-page/roads-page-data.ts';
import { fundValues } from '#app/offers/shared/roads/fund-values.ts';
import { ageInWords } from '#app/offers/shared/roads/price-in-words.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { nextStep } from './next-step.ts';
import { roadRates } from './road-rates.data.ts';
import { roadsAnswer } from './roads-picture.data.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const roadsPage = declarePage({
  module: 'roads',
  group: 'tools',
  Page: RoadsPage,
  load: loadRoads,
  tool: ({ description }) => ({ name: 'Șase drumuri', description }),
  addresses: [
    {
      path: '/drumuri/',
      name: 'Șase drumuri',
      tags: ['offers'],
      query: roadsQueryKeys,
      changed: ({ offers }) => [...offers.values()],
      search: ({ roads: { title, description, roads, counter } }) => ({
        title,
        summary: description,
        headings: Object.values(roads)
          .map(({ name }) => name)
          .join('\n'),
        body: counter.questions.map(({ q }) => q).join('\n'),
      }),
      examples: [
        '/drumuri/',
        '/drumuri/?suma=30000&perioada=36&dobanda=9,5&comisioane=300',
        '/drumuri/?suma=abc&perioada=3&dobanda=mult',
      ],
    },
  ],
});

/** /drumuri/: loads the roads to the amount of the address. An invalid value stays as typed, with advice. */
export async function loadRoads(args: PageArgs): Promise<RoadsPageData> {
  const { url, services, country, rulePack } = args;
  const { roads: texts } = services.content;
  const query = readRoadsQuery(url.searchParams, country.limits);
  const { request, offered, errors } = query;
  const { roads, picture, reaches, isBeyond, isOutage } = await roadsAnswer(args, { request, offered }, '');
  const bank = illustrated(roads, 'bank');
  const rates = roadRates(args);
  const values = valuesOf(request, rates, texts.fund, rulePack);
  // A figure of the law may be hidden, or missing in the country: texts that need it are left out.
  const filled = (text: string) => (canFill(text, values) ? fillText(text, values) : '');
  // An unreadable rate does not hide the roads to the amount.
  const isUsable = errors.every(({ field }) => field !== 'suma' && field !== 'perioada');
  const isAsked = url.searchParams.size > 0;
  const { h1, lede } = roadsInBrief({ roads, picture, beyond: isBeyond ? texts.beyond : null });
  const questions = texts.counter.questions.flatMap((question) => answered(question, values));
  return {
    title: isAsked && isUsable ? h1 : texts.title,
    description: texts.description,
    isUsable,
    h1: isUsable ? h1 : 'Aceeași sumă, șase drumuri',
    lede,
    form: {
      request,
      typed: typedFields(url.searchParams, request),
      errors,
      isOpen: !isAsked || errors.length > 0,
    },
    picture,
    notes: texts.notes,
    sources: [
      ...picture.roads.flatMap(({ sources }) => sources),
      ...questions.flatMap(({ source }) => source ?? []),
      texts.fund.source,
      texts.saving.source,
    ],
    outage: isOutage ? texts.outage : null,
    link: `/drumuri/${writeRoadsQuery(query)}`,
    next: nextStep(texts.next, request, isBeyond),
    reach: isBeyond ? { texts: { ...texts.reach, note: filled(texts.reach.note) }, reaches } : null,
    bank: bankSection(bank, { ...texts.examples, income: filled(texts.examples.income) }, rulePack),
    counter: { title: texts.counter.title, questions },
    stages: stagesOf(rates, request, texts.stages),
    saving: savingSection(illustrated(roads, 'credit-union'), {
      ...texts.saving,
      text: fillText(texts.saving.text, values),
    }),
  };
}

function illustrated(
  roads: readonly Road<unknown>[],
  kind: IllustratedRoad['kind'],
): IllustratedRoad | undefined {
  return roads.find((road): road is IllustratedRoad => road.kind === kind);
}

/** Returns the mutual-aid houses with published prices, else where to ask. */
function savingSection(
  road: IllustratedRoad | undefined,
  texts: RoadsTexts['saving'],
): RoadsPageData['saving'] {
  const priced = road ? [...road.whole, ...road.interest].map(({ lender }) => lender) : [];
  const named = priced.length > 0 ? priced : (road?.ask ?? []);
  const hrefs = new Map(named.map(({ lender, page, priceList }) => [lender, priceList ?? page]));
  return { texts, hasPrices: priced.length > 0, links: [...hrefs].map(([text, href]) => ({ text, href })) };
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

// Our own example for the question about fees: round figures, not a lender's price.
const feeExample = { principal: bani(1_000_000), termMonths: 24, percentAYear: 10, feeLei: 200 };

/** Returns the figures named in texts of the page. */
function valuesOf(
  request: LoanRequest,
  rates: RoadRates,
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
    ...salaryValues(rates, request),
  };
}

function exampleApr(atStartLei: number): string {
  const { principal, termMonths, percentAYear } = feeExample;
  const none = {
    financedLei: 0,
    monthlyLei: 0,
    unnamedLei: 0,
    insuranceAtStartLei: 0,
    insuranceMonthlyLei: 0,
  };
  const fees = { atStartLei, ...none };
  const { aprPercent } = illustratedLoan(
    { rate: { percentAYear }, repayment: 'equal', fees },
    { principal, termMonths },
  );
  return formatPercent(aprPercent ?? 0, 2);
}

/** Returns the discount for receiving one's salary at the bank, from the one list that states both rates. */
function salaryValues({ lenders }: RoadRates, request: LoanRequest): TextValues {
  const libra = lenders.find(({ id }) => id === 'libra');
  const [with_, without] = libra?.list?.rates ?? [];
  if (!libra || !with_ || !without) return {};
  const prices = publishedCost(libra, request)?.prices;
  const [cheap, dear] = [prices?.[0], prices?.at(-1)];
  return {
    dobandaFaraSalariu: formatRate(without.rate.percentAYear),
    dobandaCuSalariu: formatRate(with_.rate.percentAYear),
    ...(cheap &&
      dear && { diferentaSalariu: moneyInSentence(bani(Math.round((dear.cost - cheap.cost) / 100) * 100)) }),
  };
}

/** Returns prices published by banks for the request, and the pages of the others. */
function bankSection(
  road: IllustratedRoad | undefined,
  texts: RoadsTexts['examples'],
  pack: RulePack | null,
): RoadsPageData['bank'] {
  const share = pack?.incomeSharePercent?.value ?? null;
  const costs = road ? [...road.whole, ...road.interest] : [];
  const withPrice = new Set(costs.map(({ lender }) => lender.id));
  return {
    texts,
    costs: costs.map((cost) => ({
      cost,
      prices: cost.prices.map((price) => ({
        price,
        incomeFrom: share === null ? null : incomeFor(price.instalment, share),
      })),
    })),
    average: road?.average ?? null,
    ask: road ? road.ask.filter(({ id }) => !withPrice.has(id)) : [],
    incomeShare: share === null ? null : lawPercent(share),
  };
}

type Question = RoadsTexts['counter']['questions'][number];

function answered({ q, a, more, source }: Question, values: TextValues) {
  if (!canFill(a, values)) return [];
  const said = [a, more !== undefined && canFill(more, values) ? more : ''].join(' ').trim();
  return [{ q, a: fillText(said, values), source }];
}

/** Returns parts of the amount at the prices of one bank that lends each of them; null without one. */
function stagesOf(
  rates: RoadRates,
  request: LoanRequest,
  texts: RoadsTexts['stages'],
): RoadsPageData['stages'] {
  const stages = loanStages(rates, request);
  if (!stages) return null;
  const { lender, price, steps } = stages;
  return {
    texts,
    example: `Cost pe ${formatTerm(request.term)}, la prețurile ${lender.lender}, ${ageInWords(price)}, cu comisioane.`,
    steps,
  };
}
