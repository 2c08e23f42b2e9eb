import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { type EntryEffect, entryEffect, judgeEntry } from '#domain/offers/entry-effect.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { type EvidenceEntry, withEntries } from '#domain/offers/evidence/with-entries.ts';
import type { Database } from '#server/db/tables.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { createEvidenceChangesRepository, type EvidenceChange } from './evidence-change.ts';

export type EvidenceOptions = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'rulePacks' | 'limits' | 'timeZone'>;
  /** evidence of the content files, by the slug of the lender's offer */
  starting: ReadonlyMap<string, LenderEvidence>;
  now: () => Date;
};

type Replaced = Pick<EvidenceChange, 'item' | 'product'>;

/** Computes what a change of the evidence would do to the site, without making it. */
export function createEvidenceOutlook({ db, country, starting, now }: EvidenceOptions) {
  return { judge, outlookOf, effectOf, rulesFor };

  /** Computes the effect of an entry without storing anything. */
  async function judge(entry: EvidenceEntry): Promise<ReturnType<typeof judgeEntry>> {
    const known = withEntries(starting, await createEvidenceChangesRepository(db, country.code).listPublic());
    return judgeEntry(known.evidence.get(entry.lender), entry, await rulesFor(db, entry.lender));
  }

  /** Computes the present effect of a waiting change, and what it would replace; `effect` null: it no longer fits. */
  async function outlookOf(
    change: EvidenceChange,
  ): Promise<{ effect: EntryEffect | null; replaces: Replaced }> {
    const { before, effect } = await effectOf(db, change);
    const { item, product, retires } = change;
    const replaces =
      retires === null
        ? {
            item: before?.items.find(({ id }) => id === item?.id) ?? null,
            product: before?.products.find(({ id }) => id === product?.id) ?? null,
          }
        : { item: null, product: null };
    return { effect, replaces };
  }

  /** Computes a lender's evidence without a change and with it, and the change's effect; `after` and `effect` null: they do not fit. */
  async function effectOf(at: Kysely<Database>, change: EvidenceChange) {
    const { before, after } = await aroundOf(at, change);
    if (after === null) return { before, after, effect: null };
    const { item, lender } = change;
    return { before, after, effect: entryEffect({ before, after, item }, await rulesFor(at, lender)) };
  }

  async function aroundOf(at: Kysely<Database>, change: EvidenceChange) {
    const entries = await createEvidenceChangesRepository(at, country.code).listPublic();
    const of = (kept: readonly EvidenceChange[]) => withEntries(starting, kept);
    const before = of(entries).evidence.get(change.lender);
    if (change.retires !== null) {
      const rest = of(entries.filter(({ id }) => id !== change.retires));
      const isWhole = rest.leftOut.length <= of(entries).leftOut.length;
      return { before, after: isWhole ? rest.evidence.get(change.lender) : null };
    }
    const { evidence, leftOut } = of([...entries, change]);
    return { before, after: leftOut.some(({ id }) => id === change.id) ? null : evidence.get(change.lender) };
  }

  /** Reads what an entry of a lender is judged by. */
  async function rulesFor(at: Kysely<Database>, lender: string) {
    const today = dayOf(now(), country.timeZone);
    const offers = await createOffersRepository(at).list(country.code);
    return {
      offer: offers.find(({ slug }) => slug === lender) ?? null,
      pack: rulePackInForce(country.rulePacks, today),
      limits: country.limits,
      today,
    };
  }
}
