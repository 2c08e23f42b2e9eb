import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load as parseYaml, YAMLException } from 'js-yaml';
import { z } from 'zod';
import { type CountryCode, countryCodes } from '#domain/law/countries/country.ts';
import { offerSchema } from '#domain/offers/offer-schema.ts';
import { READ_ONCE } from '#server/texts/content/read-once.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { plainEntries, type UsualName } from '#domain/offers/offer-fields.ts';
import { projectFolder } from '#server/base/project-folder.ts';

export type OffersFile = {
  country: CountryCode;
  /** date of the last change of its entries, yyyy-mm-dd */
  updated: string;
  offers: OfferRecord[];
};

const contentFolder = path.join(projectFolder, 'content');

/** Fields with a default. They are present once the file is read, so types stay unchanged. */
const usualFields = Object.fromEntries(
  plainEntries.flatMap(([name, { usual }]) =>
    usual === undefined ? [] : [[name, (offerSchema.shape[name] as z.ZodType).default(usual)]],
  ),
) as unknown as Pick<typeof offerSchema.shape, UsualName>;

/** An offer as people write it: the feed's technical fields only where they differ from the default. */
const offerInFileSchema = offerSchema.omit({ country: true }).extend(usualFields);

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
 * The offers a country starts with, from `content/data/offers-{country}.yml`; undefined when it has no such file. Their prices
 * are in content/evidence.
 * @throws {Error} naming the file, the offer and the field of every problem
 */
export async function findOffersFile(country: CountryCode): Promise<OffersFile | undefined> {
  const file = path.join(contentFolder, 'data', `offers-${country.toLowerCase()}.yml`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  return parseOffersFile(text, path.relative(process.cwd(), file));
}

/** @param file its name, for the messages @throws {Error} as `findOffersFile` does */
export function parseOffersFile(text: string, file: string): OffersFile {
  const cedilla = /.*[\u015E\u015F\u0162\u0163].*/.exec(text);
  if (cedilla)
    throw new Error(
      `${file}: letters with a cedilla; ș and ț are written with a comma below: "${cedilla[0].trim()}"`,
    );

  const content = readYaml(text, file);
  const parsed = offersFileSchema.safeParse(content, READ_ONCE);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => explain(issue, content, file)).join('\n'));

  const { country, updated, offers } = parsed.data;
  return { country, updated, offers: offers.map((offer) => ({ ...offer, country })) };
}

function readYaml(text: string, file: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
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
