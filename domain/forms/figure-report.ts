/** The key of an address of /contact/ that names the figure somebody calls wrong, and of the field that carries it on. */
export const REPORT_KEY = 'semnalare';

/** What of a lender or an offer can be called wrong, as shown. */
export const reportedParts = {
  pret: 'prețul',
  cost: 'costul calculat',
  sume: 'sumele și perioadele',
  minim: 'plata minimă',
  conditii: 'condițiile',
  intarziere: 'costul întârzierii sau al prelungirii',
  firma: 'datele firmei',
  dovada: 'o dovadă a prețului',
} as const;

export type FigureReport = {
  /** slug */
  lender: string;
  part: keyof typeof reportedParts;
  /** id of a product or of an item of evidence, where the part has several */
  of?: string;
};

/** The form in which one says that a figure is wrong: /contact/?semnalare=smile-credit.pret */
export function reportHref(report: FigureReport): string {
  return `/contact/?${REPORT_KEY}=${writeReport(report)}`;
}

/** As one word, for an address and a field of a form. */
export function writeReport({ lender, part, of }: FigureReport): string {
  return [lender, part, ...(of ? [of] : [])].join('.');
}

/** @param word as writeReport makes it, or anything else @returns null for anything else */
export function readReport(word: string | null | undefined): FigureReport | null {
  const [, lender, part, of] = /^([a-z0-9-]{1,40})\.([a-z]+)(?:\.([a-z0-9-]{1,40}))?$/.exec(word ?? '') ?? [];
  if (!lender || !part || !isPart(part)) return null;
  return { lender, part, ...(of && { of }) };
}

/** How a message that reports a figure begins where it is kept: people and the inbox tell it by that. */
export const REPORT_MARK = 'Semnalare: ';

/** „Semnalare: smile-credit, prețul”: the first line of a message that is kept. */
export function reportLine({ lender, part, of }: FigureReport): string {
  return `${REPORT_MARK}${[lender, of, reportedParts[part]].filter(Boolean).join(', ')}`;
}

function isPart(word: string): word is FigureReport['part'] {
  return Object.hasOwn(reportedParts, word);
}
