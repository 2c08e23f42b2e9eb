import { z } from 'zod';
import { priceTermsSchema } from '#domain/offers/evidence/product-schema.ts';
import { seriesNames } from '#domain/base/series/series.ts';
import { checkIds } from '#domain/partners/transparency/checks.ts';

/** Head of every open data file: within a version fields are never changed, only added. */
const head = {
  version: z.literal(1),
  licence: z.literal('CC BY 4.0'),
  /** content of the file, in Romanian */
  about: z.string(),
};

const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const source = z.object({
  name: z.string(),
  url: z.string().nullable(),
  /** the source's own date, as precise as the source gives it */
  date: date.nullable(),
  /** when we read it */
  readAt: date.nullable(),
});

/** GET /date-deschise/v1/serii.json */
export const openSeriesAnswer = z
  .object({
    ...head,
    series: z.array(
      z.object({
        name: z.enum(seriesNames),
        title: z.string(),
        unit: z.enum(['percent', 'lei', 'euro', 'minimum wages']),
        /** the time a value covers: from its day until the next, that day, its month, its year */
        period: z.enum(['from', 'day', 'month', 'year']),
        publishedBy: z.string(),
        values: z.array(
          z.object({
            from: z.iso.date(),
            value: z.number(),
            source,
            /** the latest source that confirms it; null: only its original source */
            lastSeen: source.nullable(),
            /** how we computed it; null: published as it is */
            computed: z.string().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ title: 'Serii: indicatori cu sursa și data lor' });
export type OpenSeries = z.output<typeof openSeriesAnswer>;

const figureSchema = z.object({
  measure: z.string(),
  value: z.number(),
  /** the other end of a range */
  to: z.number().nullable(),
  /** the source gives only one end */
  bound: z.enum(['from', 'above', 'up-to']).nullable(),
  unit: z.string(),
});

/** GET /date-deschise/v1/dovezi.json: evidence of tiers A to C, without the people who entered it */
export const openEvidenceAnswer = z
  .object({
    ...head,
    evidence: z.array(
      z.object({
        id: z.string(),
        lender: z.string(),
        lenderName: z.string(),
        /** A: the lender's own statement; B: a contract of the lender that was seen; C: an independent test */
        tier: z.enum(['A', 'B', 'C']),
        product: z.string(),
        client: z.string(),
        secured: z.string(),
        figures: z.array(figureSchema),
        /** principal of the loan the figures are for; null: unknown */
        principalLei: z.number().nullable(),
        term: z.object({ count: z.int(), unit: z.enum(['days', 'weeks', 'months']) }).nullable(),
        repayment: z.string(),
        source,
        /** whether the source prints its date, we inferred it, or there is none */
        dating: z.enum(['source', 'inferred', 'unknown']),
        quote: z.string().nullable(),
        /** sha-256 of our stored copy; null: none */
        copySha256: z.string().nullable(),
        /** whether a colleague opened the lender's live page on the day of reading */
        isOpenedLive: z.boolean(),
      }),
    ),
  })
  .meta({ title: 'Dovezi: ce spun sursele despre prețurile creditorilor' });
export type OpenEvidence = z.output<typeof openEvidenceAnswer>;

/** GET /date-deschise/v1/preturi.json: the price history of each product, as sources gave it */
export const openPricesAnswer = z
  .object({
    ...head,
    products: z.array(
      z.object({
        lender: z.string(),
        lenderName: z.string(),
        /** permanent while the product keeps its name */
        product: z.string(),
        productName: z.string(),
        /** ascending by the date of the source or, without one, the day of reading */
        readings: z.array(
          z.object({
            /** id of the evidence, in dovezi.json */
            evidence: z.string(),
            tier: z.enum(['A', 'B', 'C']),
            /** percent of the principal per day, both ends of a range; null: not expressible per day */
            percentPerDay: z.object({ from: z.number(), to: z.number() }).nullable(),
            /** computed by us: the cost divided by principal and days, or the yearly rate by 365 */
            isComputed: z.boolean(),
            /** percent, as printed */
            apr: z.number().nullable(),
            costLei: z.number().nullable(),
            principalLei: z.number().nullable(),
            term: z.object({ count: z.int(), unit: z.enum(['days', 'weeks', 'months']) }).nullable(),
            source,
            dating: z.enum(['source', 'inferred', 'unknown']),
            /**
             * the previous reading of the same page with the same price: the price is covered between the two, and unknown
             * otherwise
             */
            continues: z.string().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ title: 'Prețuri: ce au spus sursele despre prețul fiecărui produs, în timp' });
export type OpenPrices = z.output<typeof openPricesAnswer>;

const capsSchema = z.object({
  validFrom: z.iso.date(),
  /** ascending; a credit falls under the first whose `upTo`, in bani, is not below its principal */
  dailyCaps: z.array(z.object({ upTo: z.int(), percentPerDay: z.number() })),
  /** percent, for credits above the daily ceilings */
  aprCap: z.number().nullable(),
  mortgageAprCap: z.number().nullable(),
  /** the largest and longest credit in scope */
  maxPrincipal: z.int().nullable(),
  maxYears: z.number().nullable(),
  sources: z.array(source),
});

/** GET /date-deschise/v1/plafoane.json: ceilings of the law, in force and earlier */
export const openCeilingsAnswer = z
  .object({ ...head, day: z.iso.date(), now: capsSchema.nullable(), all: z.array(capsSchema) })
  .meta({ title: 'Plafoane: cât poate costa cel mult un credit' });
export type OpenCeilings = z.output<typeof openCeilingsAnswer>;

/** GET /date-deschise/v1/oferte.json: the input of the offers' order, in its base order */
export const openOffersAnswer = z
  .object({
    ...head,
    /** for which ages are computed */
    day: z.iso.date(),
    offers: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        lenderKind: z.enum(['ifn', 'foreign-bank', 'unknown']),
        products: z.array(
          z.object({
            name: z.string().nullable(),
            kind: z.enum(['instalments', 'credit-line', 'credit-card']).nullable(),
            /** bani; null: unknown */
            amount: z.object({ min: z.int().nullable(), max: z.int().nullable() }),
            term: z.object({ minDays: z.int().nullable(), maxDays: z.int().nullable() }),
            /** interest, free days, fees, repayment; null: no price was found */
            terms: priceTermsSchema.nullable(),
            tier: z.enum(['A', 'B', 'C', 'D']),
            /** of the oldest figure in the price: at most 12 months, more, or unknown */
            age: z.enum(['recent', 'old', 'unknown']),
          }),
        ),
      }),
    ),
  })
  .meta({ title: 'Oferte: din ce se calculează ordinea lor' });
export type OpenOffers = z.output<typeof openOffersAnswer>;

const checkId = z.enum(checkIds);

/** GET /date-deschise/v1/transparenta.json: the published rounds, without the people who opened a page */
export const openTransparencyAnswer = z
  .object({
    ...head,
    /** the checks, in their order */
    checks: z.array(z.object({ id: checkId, label: z.string(), look: z.string() })),
    /** oldest first; empty: no round was published */
    rounds: z.array(
      z.object({
        number: z.int(),
        publishedOn: z.iso.date(),
        pages: z.array(
          z.object({
            lender: z.string(),
            url: z.string(),
            /** day a person opened the live page */
            openedOn: z.iso.date(),
            /** sha-256 of the stored copy */
            copySha256: z.string(),
            /** checks the page passes */
            found: z.array(checkId),
            /** checks made on the page that it does not pass */
            missing: z.array(checkId),
          }),
        ),
      }),
    ),
    /** lenders' answers, in their own words */
    answers: z.array(z.object({ lender: z.string(), answeredOn: z.iso.date(), words: z.string() })),
  })
  .meta({ title: 'Transparență: ce arată creditorii înainte de cerere' });
export type OpenTransparency = z.output<typeof openTransparencyAnswer>;

/** The schemas by the name of their file. */
export const openSchemas = {
  serii: openSeriesAnswer,
  dovezi: openEvidenceAnswer,
  preturi: openPricesAnswer,
  plafoane: openCeilingsAnswer,
  oferte: openOffersAnswer,
  transparenta: openTransparencyAnswer,
} as const;

/** GET /date-deschise/v1/*.schema.json: a JSON Schema, of which only the common keywords are declared */
export const openSchemaAnswer = z.looseObject({ $schema: z.string(), title: z.string() });
