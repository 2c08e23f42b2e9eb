/** Query key of /contact/, and field name, of the figure reported as wrong. */
export const REPORT_KEY = 'semnalare';

/** Parts of a lender or an offer that can be reported as wrong, as shown. */
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

/** Builds the address of the form for reporting a wrong figure: /contact/?semnalare=smile-credit.pret */
export function reportHref(report: FigureReport): string {
  return `/contact/?${REPORT_KEY}=${writeReport(report)}`;
}

/** Writes a report as one word, for an address and a field of a form. */
export function writeReport({ lender, part, of }: FigureReport): string {
  return [lender, part, ...(of ? [of] : [])].join('.');
}

/** Parses a report. @param word written by writeReport, or any other text @returns null for any other text */
export function readReport(word: string | null | undefined): FigureReport | null {
  const [, lender, part, of] = /^([a-z0-9-]{1,40})\.([a-z]+)(?:\.([a-z0-9-]{1,40}))?$/.exec(word ?? '') ?? [];
  if (!lender || !part || !isPart(part)) return null;
  return { lender, part, ...(of && { of }) };
}

/** Beginning of a stored message that reports a figure, by which people recognise it. */
const REPORT_MARK = 'Semnalare: ';

/** Writes „Semnalare: smile-credit, prețul”: the first line of a stored message. */
export function reportLine({ lender, part, of }: FigureReport): string {
  return `${REPORT_MARK}${[lender, of, reportedParts[part]].filter(Boolean).join(', ')}`;
}

function isPart(word: string): word is FigureReport['part'] {
  return Object.hasOwn(reportedParts, word);
}
