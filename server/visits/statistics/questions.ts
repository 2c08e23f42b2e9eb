import type { Kysely } from 'kysely';
import type { z } from 'zod';
import {
  fieldsAnswer,
  funnelAnswer,
  offerStatisticsAnswer,
  pagesAnswer,
  sourcesAnswer,
  variantsAnswer,
  visitsAnswer,
  vitalsAnswer,
} from '#domain/answers/office/statistics.ts';
import type { CsvCell } from '#server/shared/csv/write-csv.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { listDepartures } from './departures.ts';
import { listVariants } from './experiments.ts';
import { listFields } from './fields.ts';
import { findFunnel } from './funnel.ts';
import { findOfferStatistics } from './offers.ts';
import { listSources, listVisitsOfPartners } from './sources.ts';
import { listNotes } from './notes.ts';
import { countLastPages, listPages } from './pages.ts';
import { findVisitors } from './visitors.ts';
import { listVitals } from './vitals.ts';
import { listVisits } from './visits.ts';
import { fieldName, formNames } from '#domain/visits/statistics/form-names.ts';
import { pageTypeNames } from '#domain/visits/statistics/page-type-names.ts';
import { departureRate } from '#domain/visits/statistics/departure-rate.ts';

/** Filters of a question besides its period. */
type Narrowed = {
  /** for sources: the values chosen on the wider levels */
  within: readonly string[];
  /** for pages: the beginning of their addresses */
  folder: string;
};

type Question<Schema extends z.ZodType> = {
  answer: Schema;
  ask: (db: Kysely<Database>, asked: Asked, narrowed: Narrowed) => Promise<z.output<Schema>>;
  csv: { head: readonly string[]; rows: (answer: z.output<Schema>) => CsvCell[][] };
};

/** Every question by its address in the back office. */
export const questions = {
  vizite: define({
    answer: visitsAnswer,
    async ask(db, asked) {
      const [days, visitors, notes] = await Promise.all([
        listVisits(db, asked),
        findVisitors(db, asked),
        listNotes(db, asked),
      ]);
      return { days, visitors, notes };
    },
    csv: {
      head: [
        'Ziua',
        'Afișări de pagini',
        'Vizite cu acord',
        'Intrări fără acord',
        'Vizitatori cu acord',
        'Programe',
        'Nota',
      ],
      rows: ({ days, notes }) =>
        days.map((row) => [
          row.day,
          row.pageViews,
          row.consentedVisits,
          row.cookielessArrivals,
          row.visitors,
          row.botViews,
          notes.find(({ day }) => day === row.day)?.note ?? '',
        ]),
    },
  }),
  surse: define({
    answer: sourcesAnswer,
    ask: (db, asked, { within }) => listSources(db, asked, within),
    csv: {
      head: ['Sursa', 'Vizite', 'Afișări de pagini', 'Plecări', 'Conversii'],
      rows: (rows) =>
        rows.map((row) => [row.name, row.visits, row.pageViews, row.departures, row.conversions]),
    },
  }),
  parteneri: define({
    answer: sourcesAnswer,
    ask: (db, asked) => listVisitsOfPartners(db, asked),
    csv: {
      head: ['Partenerul', 'Vizite', 'Afișări de pagini', 'Plecări', 'Conversii'],
      rows: (rows) =>
        rows.map((row) => [row.name, row.visits, row.pageViews, row.departures, row.conversions]),
    },
  }),
  pagini: define({
    answer: pagesAnswer,
    ask: (db, asked, { folder }) => listPages(db, asked, folder),
    csv: {
      head: [
        'Pagina',
        'Afișări',
        'Vizite',
        'Începuturi de vizită',
        'Sfârșituri de vizită',
        'Reveniri cu „înapoi”',
        'Afișări de programe',
      ],
      rows: (rows) =>
        rows.map((row) => [
          row.path,
          row.pageViews,
          row.visits,
          row.entries,
          row.exits,
          row.restored,
          row.botViews,
        ]),
    },
  }),
  drum: define({
    answer: funnelAnswer,
    async ask(db, asked) {
      const [funnel, lastPages, departures] = await Promise.all([
        findFunnel(db, asked),
        countLastPages(db, asked),
        listDepartures(db, asked),
      ]);
      return { ...funnel, lastPages, departures };
    },
    csv: {
      head: ['Pasul', 'Vizite cu acord', 'După pașii dinainte', 'Afișări ale paginii', 'Locul', 'Plecări'],
      rows: (funnel) => [
        ['Prima pagină', funnel.home, funnel.home],
        ['Oferte', funnel.offers, funnel.homeOffers],
        ['Plecare la creditor', funnel.departed, funnel.homeOffersDeparted],
        ['Conversie', funnel.converted, funnel.homeOffersConverted],
        ...funnel.lastPages.map(({ path, pageViews }) => [path, '', '', pageViews]),
        ...funnel.departures.map(({ path, placement, departures }) => [
          path,
          '',
          '',
          '',
          placement,
          departures,
        ]),
      ],
    },
  }),
  oferte: define({
    answer: offerStatisticsAnswer,
    ask: findOfferStatistics,
    csv: {
      head: [
        'Id',
        'Oferta',
        'Afișări',
        'Plecări',
        'Plecări la 100 de afișări',
        'În așteptare',
        'Aprobate',
        'Respinse',
        'Afișări ale paginii creditorului',
      ],
      rows: ({ offers }) =>
        offers.map((row) => [
          row.offerId,
          row.header,
          row.impressions,
          row.departures,
          departureRate(row),
          row.pending,
          row.approved,
          row.rejected,
          row.lenderPageViews,
        ]),
    },
  }),
  formulare: define({
    answer: fieldsAnswer,
    ask: listFields,
    csv: {
      head: ['Formularul', 'Câmpul', 'Atins', 'Completat', 'Greșit', 'Ultimul atins'],
      rows: (rows) =>
        rows.map((row) => [
          formNames[row.form]?.label ?? row.form,
          fieldName(row.form, row.field),
          row.focused,
          row.filled,
          row.invalid,
          row.lastTouched,
        ]),
    },
  }),
  experimente: define({
    answer: variantsAnswer,
    ask: listVariants,
    csv: {
      head: ['Varianta', 'Vizite cu acord', 'Plecări la creditori'],
      rows: (rows) => rows.map((row) => [row.variant, row.visits, row.departed]),
    },
  }),
  viteza: define({
    answer: vitalsAnswer,
    ask: listVitals,
    csv: {
      head: ['Felul paginii', 'Măsura', 'Măsurători', 'Trei din patru sub', 'Bune', 'Slabe'],
      rows: (rows) =>
        rows.map((row) => [
          pageTypeNames[row.pageType] ?? row.pageType,
          row.metric,
          row.measured,
          row.p75,
          row.good,
          row.poor,
        ]),
    },
  }),
};

export type QuestionName = keyof typeof questions;

/** Defines a question whose table is built from its own answer. */
function define<Schema extends z.ZodType>({ answer, ask, csv }: Question<Schema>) {
  return {
    answer: answer as z.ZodType,
    ask,
    csvHead: csv.head,
    csvRows: async (...asked: Parameters<typeof ask>): Promise<CsvCell[][]> => csv.rows(await ask(...asked)),
  };
}
