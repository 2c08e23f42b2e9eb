import type { LawLibrary } from '#domain/law/law-library.ts';
import { definitionOf, seriesNames } from '#domain/series/series.ts';
import { checks } from '#domain/transparency/checks.ts';
import type { Content } from '#server/content/content.ts';
import type { ContentEntry } from '#server/content/read-content-files.ts';
import { entryPath } from '#server/seo/entry-path.ts';
import { plainText } from './plain-text.ts';
import type { SearchKind } from './search-answer.ts';

/** A page as the search knows it, in the order of what counts most. */
export type SearchDocument = {
  path: string;
  kind: SearchKind;
  /** the page's heading, as it is shown */
  title: string;
  /** other names of the page: its title in search engines, its name in menus */
  names: string;
  summary: string;
  headings: string;
  /** the text, a line for each paragraph */
  body: string;
};

// Every other kind of entry is a text of the site: legal documents, how we order, about us.
const kinds: Partial<Record<ContentEntry['type'], SearchKind>> = {
  blog: 'article',
  seo: 'loan-type',
  lender: 'lender',
};

/** Tools whose texts are a data file: they are looked for by their names. */
type Tools = Pick<
  Content,
  | 'roads'
  | 'calculator'
  | 'contractCheck'
  | 'debts'
  | 'irccTool'
  | 'payTool'
  | 'businessTool'
  | 'law'
  | 'offersPage'
  | 'priceRequest'
  | 'ratesPage'
  | 'currencies'
>;

/**
 * The pages that can be found, made of the content.
 * @param hasPage whether a path of this site has a page
 */
export function searchDocuments(
  { entries, ...tools }: Pick<Content, 'entries'> & Tools,
  hasPage: (path: string) => boolean,
): SearchDocument[] {
  return [...entries.map((entry) => toDocument(entry, tools.law)), ...toolDocuments(tools)].filter(
    ({ path }) => hasPage(path),
  );
}

const seriesTitles = seriesNames.map((name) => definitionOf(name).title).join('\n');

function toolDocuments(tools: Tools): SearchDocument[] {
  const tool = (
    path: string,
    title: string,
    summary: string,
    more: Partial<SearchDocument>,
  ): SearchDocument => ({
    path,
    kind: 'text',
    title,
    names: '',
    summary,
    headings: '',
    body: '',
    ...more,
  });
  const { irccTool, payTool, businessTool } = tools;
  const { roads, calculator, contractCheck, debts, law, offersPage, priceRequest, ratesPage, currencies } =
    tools;
  const { questions } = roads.counter;
  const { converter } = ratesPage;
  return [
    tool('/drumuri/', roads.title, roads.lede, {
      headings: Object.values(roads.roads)
        .map(({ name }) => name)
        .join('\n'),
      body: questions.map(({ q }) => q).join('\n'),
    }),
    tool('/calculator-rate-credit/', calculator.h1, calculator.lede, { names: calculator.title }),
    tool('/verificare/', contractCheck.h1, contractCheck.lede, { names: contractCheck.title }),
    tool('/datorii/', debts.h1, debts.lede, { names: debts.title }),
    tool('/calculator-rata-ircc/', irccTool.h1, irccTool.lede, {
      names: 'Calculator IRCC: rata cu dobândă variabilă sau fixă',
    }),
    tool('/calculator-salariu-net/', payTool.h1, payTool.lede, {
      names: 'Salariu brut în net, net în brut, taxe pe salariu',
    }),
    tool('/calculator-pfa-sau-srl/', businessTool.h1, businessTool.lede, {
      names: 'Calculator PFA sau SRL: impozite, CAS, CASS, dividende',
    }),
    tool('/cereti-pretul/', priceRequest.h1, priceRequest.lede, {
      names: `${priceRequest.title}, formularul standard, SECCI`,
    }),
    tool('/offers/', 'Oferte de credit', offersPage.description, { names: 'Comparați împrumuturi' }),
    tool('/convertor-valutar/', converter.heading, converter.lede, {
      names: 'Curs valutar BNR, euro în lei',
      headings: currencies.map(({ code, one, few }) => `${code} ${one} ${few}`).join('\n'),
    }),
    tool('/curs-valutar-banci/', 'Curs valutar la bănci', converter.reference, { names: 'Case de schimb' }),
    tool(
      '/indicatori/',
      'Indicatori',
      'IRCC, ROBOR, dobânzile BNR, inflația, salariul minim și taxele: valoarea de azi și cele dinainte, fiecare cu sursa și ziua ei.',
      { names: 'IRCC, ROBOR, inflație, salariu minim, taxe', headings: seriesTitles },
    ),
    tool(
      '/date-deschise/',
      'Date deschise',
      'Fișierele CSV și JSON din care sunt făcute listele și calculele noastre: dovezi, oferte, plafoane, serii.',
      { names: 'Date deschise, CSV, JSON' },
    ),
    tool(
      '/legi/',
      'Legea, articol cu articol',
      'Articolele pe care se sprijină textele și verificările: ce spune fiecare, pe scurt, și cum l-am citit.',
      { names: 'Legea creditelor' },
    ),
    tool(
      '/transparenta/',
      'Transparență: zece întrebări',
      'Ce arată fiecare creditor pe site-ul lui înainte de cerere: prețul, costul întârzierii, contractul.',
      { headings: checks.map(({ label }) => label).join('\n') },
    ),
    ...law.acts.map(({ id, name, title, about }) => tool(`/legi/${id}/`, title, about, { names: name })),
    ...law.articles.map(({ path, name, title, summary }) => tool(path, `${name}: ${title}`, summary, {})),
  ];
}

function toDocument(entry: ContentEntry, law: LawLibrary): SearchDocument {
  const { title, description, body } = entry;
  return {
    path: entryPath(entry),
    kind: kinds[entry.type] ?? 'text',
    title: 'h1' in entry ? entry.h1 : title,
    names: ['h1' in entry ? title : '', 'menu' in entry ? entry.menu : ''].filter(Boolean).join('\n'),
    summary: summaryOf(entry) ?? description,
    headings: body.headings.map(({ text }) => text).join('\n'),
    // Acts are looked for by their numbers: „OUG 50/2010”.
    body: [
      plainText(body.html),
      ...listsOf(entry),
      ...entry.notes.map(({ article }) => law.get(article).name),
    ].join('\n'),
  };
}

function summaryOf(entry: ContentEntry): string | undefined {
  if ('answer' in entry) return entry.answer;
  if ('subtitle' in entry) return entry.subtitle;
  return 'lede' in entry ? entry.lede : undefined;
}

/** What stands on the page beside its text. */
function listsOf(entry: ContentEntry): string[] {
  return [
    ...('pros' in entry ? [...entry.pros, ...entry.cons] : []),
    ...('steps' in entry ? entry.steps.map(({ title, text }) => `${title}: ${text}`) : []),
    ...('faq' in entry ? entry.faq.map(({ q, a }) => `${q} ${a}`) : []),
    ...('sources' in entry ? entry.sources.map(({ name }) => name) : []),
  ];
}
