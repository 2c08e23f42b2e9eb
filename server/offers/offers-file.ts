import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load as parseYaml, YAMLException } from 'js-yaml';
import { z } from 'zod';
import { type CountryCode, countryCodes } from '#domain/law/countries/country.ts';
import { fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { figureSchema, offerSchema } from '#domain/offers/offer-schema.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { type DerivedFigures, figuresFromEvidence } from '#domain/offers/offer-products.ts';
import { READ_ONCE } from '#server/texts/content/read-once.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { plainEntries, type UsualName } from '#domain/offers/offer-fields.ts';
import { projectFolder } from '#server/base/project-folder.ts';

export type OffersFile = {
  country: CountryCode;
  /** date of the last change of its entries, yyyy-mm-dd */
  updated: string;
  offers: Offer[];
};

const contentFolder = path.join(projectFolder, 'content');
const wholeLeiSchema = z.int().min(0).nullable();

/** Fields with a default. They are present once the file is read, so types stay unchanged. */
const usualFields = Object.fromEntries(
  plainEntries.flatMap(([name, { usual }]) =>
    usual === undefined ? [] : [[name, (offerSchema.shape[name] as z.ZodType).default(usual)]],
  ),
) as unknown as Pick<typeof offerSchema.shape, UsualName>;

/** An offer as people write it: amounts in lei, and the feed's technical fields only where they say something. */
const offerInFileSchema = offerSchema
  .omit({ country: true, amount: true })
  .extend({
    amountLei: figureSchema(z.strictObject({ min: wholeLeiSchema, max: wholeLeiSchema })).nullable(),
  })
  .extend(usualFields);

const offersFileSchema = z.strictObject({
  country: z.enum(countryCodes),
  updated: z.iso.date(),
  offers: z.array(offerInFileSchema).superRefine(refuseRepeated('id')).superRefine(refuseRepeated('slug')),
});

/** The readable minimum of a file with errors: whose entry each is. */
const slugsSchema = z.object({
  offers: z.array(z.looseObject({ slug: z.string().optional().catch(undefined) })),
});

/**
 * The offers a country starts with, from `content/data/offers-{country}.yml` and the evidence of their lenders; undefined when
 * it has no such file.
 * @throws {Error} naming the file, the offer and the field of every problem
 */
export async function findOffersFile(
  country: CountryCode,
  folder = contentFolder,
): Promise<OffersFile | undefined> {
  const file = path.join(folder, 'data', `offers-${country.toLowerCase()}.yml`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  return parseOffersFile(text, path.relative(process.cwd(), file), readEvidence(folder));
}

/**
 * @param file its name, for the messages
 * @param evidence of the lenders, by slug: what follows from it is written nowhere else
 * @throws {Error} as `findOffersFile` does
 */
export function parseOffersFile(
  text: string,
  file: string,
  evidence: ReadonlyMap<string, LenderEvidence> = new Map(),
): OffersFile {
  const cedilla = /.*[\u015E\u015F\u0162\u0163].*/.exec(text);
  if (cedilla)
    throw new Error(
      `${file}: letters with a cedilla; ș and ț are written with a comma below: "${cedilla[0].trim()}"`,
    );

  const content = withDerived(readYaml(text, file), file, evidence);
  const parsed = offersFileSchema.safeParse(content, READ_ONCE);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => explain(issue, content, file)).join('\n'));

  const { country, updated, offers } = parsed.data;
  return {
    country,
    updated,
    offers: offers.map(({ amountLei, ...offer }) => ({
      ...offer,
      country,
      amount: amountLei && inBani(amountLei),
    })),
  };
}

/** The figures that an offer's lender has evidence for, put where the file leaves them out. */
function withDerived(content: unknown, file: string, evidence: ReadonlyMap<string, LenderEvidence>): unknown {
  const read = slugsSchema.safeParse(content);
  if (!read.success) return content;
  const offers = read.data.offers.map((offer) => {
    const known = evidence.get(offer.slug ?? '');
    const figures = known && figuresFromEvidence(known);
    if (!figures) return offer;
    const written = inFile(figures);
    const twice = Object.keys(written).filter((name) => name in offer);
    if (twice.length > 0)
      throw new Error(`${file}: ${offer.slug}, ${twice.join(', ')}: stands in content/evidence`);
    return { ...offer, ...written };
  });
  return { ...(content as object), offers };
}

function inFile({ amount, ...figures }: DerivedFigures) {
  const inLei = (bound: Bani | null) => (bound === null ? null : bound / 100);
  const amountLei = amount && {
    ...amount,
    value: { min: inLei(amount.value.min), max: inLei(amount.value.max) },
  };
  return { ...figures, amountLei };
}

function readYaml(text: string, file: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

function inBani(amountLei: NonNullable<z.infer<typeof offerInFileSchema>['amountLei']>): Offer['amount'] {
  const { min, max } = amountLei.value;
  const value = { min: min === null ? null : fromLei(min), max: max === null ? null : fromLei(max) };
  return { value, source: amountLei.source };
}

function refuseRepeated(key: 'id' | 'slug') {
  return (offers: { id: string; slug: string }[], context: z.RefinementCtx) => {
    for (const [index, offer] of offers.entries()) {
      if (offers.findIndex((other) => other[key] === offer[key]) === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index, key],
        message: `another offer has the ${key} ${offer[key]}`,
      });
    }
  };
}

/**
 * Names a problem as "offers-ro.yml: viva-credit, price.value.kind: …": an editor looks for the lender, not for the seventh
 * entry.
 */
function explain(issue: z.core.$ZodIssue, content: unknown, file: string): string {
  const [list, index, ...field] = issue.path;
  if (list !== 'offers' || typeof index !== 'number')
    return `${file}: ${issue.path.join('.')}: ${issue.message}`;
  const slug = slugsSchema.safeParse(content).data?.offers[index]?.slug ?? `offer ${index + 1}`;
  return `${file}: ${slug}, ${field.join('.')}: ${issue.message}`;
}
