import { z } from 'zod';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';

/**
 * Publication rhythm of a series. `of` says from which day the age of a value counts: from the `period` it is about (a new one is
 * due after it, however recently the old one was read), or from the last `sight` of it (it holds until the next decision).
 */
type Rhythm = { days: number; of: 'period' | 'sight'; words: string };

type SeriesDefinition = {
  title: string;
  /** `wages`: gross minimum wages */
  unit: 'percent' | 'lei' | 'euro' | 'wages';
  /** digits after the comma, always shown */
  decimals: number;
  /** time a value covers: from its day until the next, that day alone, its month, its year */
  period: 'from' | 'day' | 'month' | 'year';
  rhythm: Rhythm;
  /** possible values: a figure outside is a typing error or a fault of an import */
  range: readonly [least: number, most: number];
  /** its first publication, for the colleague who maintains it */
  publishedBy: string;
};

const quarterly = { days: 95, of: 'period', words: 'trimestrial' } as const;
const eachDay = {
  days: 31,
  of: 'period',
  words: 'în fiecare zi lucrătoare; aici, cel puțin o dată pe lună',
} as const;
const decisions = { days: 60, of: 'sight', words: 'la ședințele BNR, de opt ori pe an' } as const;
const yearly = { days: 366, of: 'period', words: 'o dată pe an' } as const;

const tax = (title: string, more: Partial<SeriesDefinition> = {}): SeriesDefinition => ({
  title,
  unit: 'percent',
  decimals: 0,
  period: 'year',
  rhythm: yearly,
  range: [0, 100],
  publishedBy: 'Codul fiscal',
  ...more,
});
/** Defines a monthly average over all banks, in lei, published about the start of the second month after it. */
const bankAverage = (title: string): SeriesDefinition => ({
  title,
  unit: 'percent',
  decimals: 2,
  period: 'month',
  rhythm: { days: 100, of: 'period', words: 'lunar, la începutul celei de-a doua luni după ea' },
  range: [0, 60],
  publishedBy: 'Banca Centrală Europeană, cu datele BNR',
});
const inWages = { unit: 'wages', range: [1, 200] } as const;

/** Every series of the site, by its name in texts and files. */
const seriesDefinitions = {
  'dobanda-cheie': {
    title: 'Dobânda de politică monetară',
    unit: 'percent',
    decimals: 2,
    period: 'from',
    rhythm: decisions,
    range: [0, 25],
    publishedBy: 'BNR',
  },
  lombard: {
    title: 'Dobânda facilității de creditare (Lombard)',
    unit: 'percent',
    decimals: 2,
    period: 'from',
    rhythm: decisions,
    range: [0, 25],
    publishedBy: 'BNR',
  },
  ircc: {
    title: 'IRCC',
    unit: 'percent',
    decimals: 2,
    period: 'from',
    rhythm: quarterly,
    range: [0, 25],
    publishedBy: 'BNR',
  },
  'robor-3m': {
    title: 'ROBOR la 3 luni',
    unit: 'percent',
    decimals: 2,
    period: 'day',
    rhythm: eachDay,
    range: [0, 25],
    publishedBy: 'BNR',
  },
  'robor-6m': {
    title: 'ROBOR la 6 luni',
    unit: 'percent',
    decimals: 2,
    period: 'day',
    rhythm: eachDay,
    range: [0, 25],
    publishedBy: 'BNR',
  },
  'dae-credite-consum': bankAverage('Media băncilor la credite de consum noi, DAE'),
  'dobanda-descoperit-de-cont': bankAverage('Media băncilor la descoperit de cont și carduri, dobânda'),
  inflatie: {
    title: 'Inflația anuală',
    unit: 'percent',
    decimals: 2,
    period: 'month',
    rhythm: { days: 80, of: 'period', words: 'lunar, la mijlocul lunii următoare' },
    range: [-5, 40],
    publishedBy: 'INS',
  },
  'inflatie-medie': {
    title: 'Inflația medie a anului',
    unit: 'percent',
    decimals: 1,
    period: 'year',
    rhythm: { days: 745, of: 'period', words: 'o dată pe an, în ianuarie' },
    range: [-5, 40],
    publishedBy: 'INS',
  },
  'salariu-minim': {
    title: 'Salariul minim brut',
    unit: 'lei',
    decimals: 0,
    period: 'from',
    rhythm: { days: 366, of: 'sight', words: 'cel puțin o dată pe an' },
    range: [1_000, 20_000],
    publishedBy: 'Guvernul României',
  },
  cas: tax('Contribuția la pensie a salariatului (CAS)'),
  cass: tax('Contribuția la sănătate a salariatului (CASS)'),
  'impozit-salariu': tax('Impozitul pe salariu'),
  cam: tax('Contribuția asiguratorie pentru muncă (CAM), plătită de angajator', { decimals: 2 }),
  'suma-netaxabila': tax('Suma scutită la salariul minim', {
    unit: 'lei',
    period: 'from',
    range: [0, 2_000],
  }),
  'plafon-suma-netaxabila': tax('Venitul brut până la care se dă suma scutită', {
    unit: 'lei',
    period: 'from',
    range: [1_000, 20_000],
  }),
  'deducere-0': tax('Deducerea personală la salariul minim, fără persoane în întreținere'),
  'deducere-1': tax('Deducerea personală la salariul minim, cu o persoană în întreținere'),
  'deducere-2': tax('Deducerea personală la salariul minim, cu două persoane în întreținere'),
  'deducere-3': tax('Deducerea personală la salariul minim, cu trei persoane în întreținere'),
  'deducere-4': tax('Deducerea personală la salariul minim, cu patru sau mai multe persoane în întreținere'),
  'deducere-limita': tax('Până la cât peste salariul minim se dă deducerea personală', {
    unit: 'lei',
    range: [0, 20_000],
  }),
  'deducere-pas': tax('Treapta de venit la care scade deducerea personală', {
    unit: 'lei',
    range: [1, 1_000],
  }),
  'deducere-scadere': tax('Cu cât scade deducerea la fiecare treaptă, în puncte procentuale', {
    decimals: 1,
  }),
  'pfa-impozit': tax('PFA în sistem real: impozitul pe venit'),
  'pfa-cas-prag-1': tax('PFA: primul prag de la care se plătește CAS', inWages),
  'pfa-cas-prag-2': tax('PFA: al doilea prag al CAS', inWages),
  'pfa-cass-minim': tax('PFA: cea mai mică bază a CASS', inWages),
  'pfa-cass-maxim': tax('PFA: cea mai mare bază a CASS', inWages),
  'impozit-dividende': tax('Impozitul pe dividende'),
  'dividende-cass-1': tax('Dividende: prima treaptă de la care se plătește CASS', inWages),
  'dividende-cass-2': tax('Dividende: a doua treaptă a CASS', inWages),
  'dividende-cass-3': tax('Dividende: a treia treaptă a CASS', inWages),
  'impozit-micro': tax('Impozitul pe veniturile microîntreprinderilor'),
  'plafon-micro': tax('Încasările până la care o firmă este microîntreprindere', {
    unit: 'euro',
    range: [10_000, 2_000_000],
  }),
  'impozit-profit': tax('Impozitul pe profit'),
} as const satisfies Record<string, SeriesDefinition>;

export type SeriesName = keyof typeof seriesDefinitions;

export const seriesNames = Object.keys(seriesDefinitions) as SeriesName[];

/** Finds a series. @returns undefined for an unknown name */
export function seriesNamed(name: string): SeriesName | undefined {
  return seriesNames.find((known) => known === name);
}

export function definitionOf(name: SeriesName): SeriesDefinition {
  return seriesDefinitions[name];
}

const source = sourceSchema(httpUrlSchema.nullable());

/** One value of a series, with its source. */
export const seriesPointSchema = z.strictObject({
  /** yyyy-mm-dd: first day in force, or its only day, or the first of its month or year */
  from: z.iso.date(),
  value: z.number(),
  source,
  /** the latest source that confirms it, if different from its source */
  lastSeen: source.optional(),
  /** how we computed it; undefined: published as it is */
  computed: z.string().trim().min(1).optional(),
});
export type SeriesPoint = z.output<typeof seriesPointSchema>;

/** Values of every series, ascending by day and one a day; a series without values has an empty list. */
export type SeriesBook = Readonly<Record<SeriesName, readonly SeriesPoint[]>>;
