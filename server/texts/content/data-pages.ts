import type { ApprovalTestTexts } from '#domain/texts/schemas/approval-test-schema.ts';
import type { CalculatorTexts } from '#domain/texts/schemas/calculator-schema.ts';
import type { CalendarTexts } from '#domain/tools/calendar/calendar-schema.ts';
import type { ContractCheckTexts } from '#domain/texts/schemas/contract-check-schema.ts';
import type { DebtsTexts } from '#domain/texts/schemas/debts-schema.ts';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';
import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import type { LettersPageTexts } from '#domain/texts/schemas/letters-page-schema.ts';
import type { PriceRequestTexts } from '#domain/texts/schemas/price-request-schema.ts';
import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import type { LawStatement } from '#domain/texts/law-use.ts';
import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import type { ToolTexts } from '#domain/texts/schemas/tool-schema.ts';

type PageFiles = {
  home: HomeTexts;
  calculator: CalculatorTexts;
  contractCheck: ContractCheckTexts;
  debts: DebtsTexts;
  irccTool: ToolTexts;
  payTool: ToolTexts;
  businessTool: ToolTexts;
  offersPage: OffersPageTexts;
  priceRequest: PriceRequestTexts;
  lettersPage: LettersPageTexts;
  ratesPage: RatesPageTexts;
  roads: RoadsTexts;
  calendar: CalendarTexts;
  approvalTest: ApprovalTestTexts;
};

/** The texts of a page that are a data file: signed and dated as others are, and always public, as their page is. */
export type DataPage = {
  /** its name in the back office */
  slug: string;
  file: string;
  /** where visitors meet it; some stand on several pages */
  path: string;
  title: string;
  author: string;
  updated: string;
  reviewed?: string | undefined;
  links: string[];
  /** undefined: it names none */
  sources: { name: string; url?: string | null | undefined }[] | undefined;
  /** its sentences that state the law */
  statements: readonly LawStatement[];
};

/**
 * Every page whose texts are a data file of content/pages/.
 * @param statements of each, by its name
 */
export function dataPages(
  files: PageFiles,
  statements: ReadonlyMap<string, readonly LawStatement[]>,
): DataPage[] {
  const calendarYear = files.calendar.checked.slice(0, 4);
  const { calculator, calendar, irccTool, payTool, businessTool } = files;
  const pages = [
    page('home', '/', 'Prima pagină', files.home),
    page(
      'calculator',
      '/calculator-rate-credit/',
      'Calculatorul de rate',
      calculator,
      calculator.method.sources,
    ),
    page('verificare', '/verificare/', 'Verificarea unui contract', files.contractCheck),
    page('datorii', '/datorii/', 'Datoriile mele', files.debts),
    page('rata-ircc', '/calculator-rata-ircc/', 'Rata la IRCC de azi', irccTool, irccTool.sources),
    page('salariu-net', '/calculator-salariu-net/', 'Calculatorul de salariu net', payTool, payTool.sources),
    page('pfa-sau-srl', '/calculator-pfa-sau-srl/', 'PFA sau SRL', businessTool, businessTool.sources),
    page('offers', '/offers/', 'Oferte, comparație și plecare', files.offersPage),
    page('cereti-pretul', '/cereti-pretul/', 'Cereți prețul', files.priceRequest),
    page('scrisori', '/scrisori/', 'Scrisori', files.lettersPage),
    page('rates', '/convertor-valutar/', 'Convertorul și cursurile băncilor', files.ratesPage),
    page('drumuri', '/drumuri/', 'Șase drumuri', files.roads, roadsSources(files.roads)),
    page('zile-libere', `/zile-libere-${calendarYear}/`, 'Calendarul zilelor libere', calendar, [
      ...calendar.sources,
      ...calendar.decisions.flatMap(({ sources }) => sources),
    ]),
    page('test-de-aprobare', '/cum-functioneaza/', 'Testul condițiilor de bază', files.approvalTest),
  ];
  return pages.map((one) => ({ ...one, statements: statements.get(one.slug) ?? [] }));
}

function page(
  slug: string,
  path: string,
  title: string,
  { author, updated, reviewed, ...texts }: PageFiles[keyof PageFiles],
  sources?: DataPage['sources'],
): Omit<DataPage, 'statements'> {
  const file = `pages/${slug}.yml`;
  return { slug, file, path, title, author, updated, reviewed, links: linksIn(texts), sources };
}

function roadsSources({ roads, fund, counter, saving }: RoadsTexts): NonNullable<DataPage['sources']> {
  const asked = Object.values(roads).flatMap(({ sources }) => sources);
  const answered = counter.questions.flatMap(({ source }) => source ?? []);
  return [...asked, fund.source, ...answered, saving.source];
}

/** The addresses in a tree of texts: a field that holds one is called so. */
function linksIn(texts: unknown): string[] {
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    (name === 'link' || name === 'href') && typeof value === 'string' ? [value] : linksIn(value),
  );
}
