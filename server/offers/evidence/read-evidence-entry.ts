import { z } from 'zod';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { MOST_BYTES } from '#domain/offers/evidence/file-type.ts';
import { isIdOurs, itemColumns, readItem } from '#domain/offers/evidence/typed-item.ts';
import { productColumns, readProduct } from '#domain/offers/evidence/typed-product.ts';
import { newItemId } from '#domain/offers/evidence/with-entries.ts';
import type { ProposedEntry } from './evidence-changes.ts';
import { createEvidenceChangesRepository } from './evidence-changes-repository.ts';
import { type CheckedFile, checkFile, createEvidenceFiles } from './evidence-files.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { LiveEvidence } from './live-evidence.ts';

const typedSchema = (columns: Readonly<Record<string, string>>) =>
  z.partialRecord(z.enum(Object.keys(columns)), z.string().max(5_000));
/** The form's fields as typed. */
export const entrySchema = z.object({
  item: typedSchema(itemColumns),
  /** null: the source changes none of the lender's products */
  product: typedSchema(productColumns).nullable(),
});
/** A copy of the source, in base64: changes of the office are sent as JSON only (docs/decisions/029). */
export const fileSchema = z.object({
  name: z.string().max(300),
  content: z.base64(),
  /** the colleague has read it and declares it free of personal data */
  isClean: z.boolean(),
  cover: z.boolean(),
});
/** Limit of a call with a copy: base64 makes its 10 MB a third larger. */
export const WITH_FILE = { bodyLimit: 2 * MOST_BYTES };

type Options = Pick<OfficeServices, 'db' | 'country' | 'now'> & { evidence: LiveEvidence };

/** Reads the form of an entry: its fields as typed, with the copy of its source. */
export function createEntryReader({ db, country, now, evidence }: Options) {
  const files = createEvidenceFiles(db);

  return {
    /** Reads the entry of a form; problems of the product have names that begin with „produs.”. */
    async readEntry(
      { item: given, product: typedProduct }: z.output<typeof entrySchema>,
      file: CheckedFile | null,
    ): Promise<{ entry: ProposedEntry } | { problems: Record<string, string> }> {
      const typedItem = file ? { ...given, copie: file.hash } : given;
      const [known, offers, waiting] = await Promise.all([
        evidence.load(),
        createOffersRepository(db).list(country.code),
        createEvidenceChangesRepository(db, country.code).listWaitingItemIds(),
      ]);
      const taken = new Set([
        ...[...known.values()].flatMap(({ items }) => items.map(({ id }) => id)),
        ...waiting,
      ]);
      const newId = (lender: string, tier: string) => newItemId(lender, tier, taken);
      const item = readItem(typedItem, { today: dayOf(now(), country.timeZone), newId });
      const lender = typedItem['creditor'] ?? '';
      const isLender = known.has(lender) || offers.some(({ slug }) => slug === lender);
      const evidenceId = 'item' in item ? item.item.id : 'x';
      const product =
        typedProduct && readProduct({ ...typedProduct, creditor: lender || 'x', dovada: evidenceId });
      const copy = typedItem['copie'] ?? '';
      const problems = {
        ...('problems' in item && item.problems),
        ...(copy !== '' &&
          !file &&
          !(await files.has(copy)) && { copie: 'Nu avem o copie cu această amprentă.' }),
        ...(lender !== '' && !isLender && { creditor: 'Nu știm niciun creditor cu acest nume.' }),
        ...(product && 'problems' in product && prefixed(product.problems)),
      };
      if (Object.keys(problems).length > 0 || !('item' in item)) return { problems };
      return {
        entry: {
          lender,
          item: item.item,
          product: product && 'product' in product ? product.product : null,
          isIdOurs: isIdOurs(typedItem),
        },
      };
    },

    /** Checks whether a copy may be stored: a person has read it, and no personal data are found in it. */
    async readFile({
      name,
      content,
      isClean,
      cover,
    }: z.output<typeof fileSchema>): Promise<{ file: CheckedFile } | { problem: string }> {
      if (!isClean)
        return {
          problem: 'Deschideți fișierul și bifați că nu are datele unei persoane, sau acoperiți-le întâi.',
        };
      const checked = checkFile({ name, content: Buffer.from(content, 'base64'), cover });
      if ('problem' in checked || !(await files.isErased(checked.file.hash))) return checked;
      return { problem: 'Acest fișier a fost șters din redacție și nu se mai păstrează.' };
    },
  };
}

function prefixed(problems: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([column, sentence]) => [`produs.${column}`, sentence ?? '']),
  );
}
