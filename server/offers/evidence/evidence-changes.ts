import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { type EntryEffect, entryEffect, judgeEntry } from '#domain/offers/entry-effect.ts';
import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { followEvidence } from '#domain/offers/offer-products.ts';
import { type EvidenceEntry, withEntries, withFreeId } from '#domain/offers/evidence/with-entries.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { EvidenceChange } from '#domain/answers/office/evidence.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { type By, createTwoPeople } from '#server/shared/changes/two-people.ts';
import { lockOffers } from '#server/offers/offer-changes-repository.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { CHANGES } from '#server/db/changes.ts';
import { type CheckedFile, keepFile } from './evidence-files.ts';
import { createEvidenceChangesRepository, type PublicEntry } from './evidence-changes-repository.ts';

/** Reason why a change was not made; `unfit` and `obstacle` come with a sentence. */
export type EvidenceRefusal =
  | { refused: 'nothing-changed' | 'already-waiting' }
  | { refused: 'unfit' | 'obstacle'; message: string };

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'rulePacks' | 'limits' | 'timeZone'>;
  /** evidence of the content files, by the slug of the lender's offer */
  starting: ReadonlyMap<string, LenderEvidence>;
  now: () => Date;
};

/**
 * An entry of the office. An id that we generated for its item, rather than a person typed, gives way to the same id given a moment
 * before.
 */
export type ProposedEntry = EvidenceEntry & { isIdOurs: boolean };

type Replaced = Pick<EvidenceChange, 'item' | 'product'>;
type Refused = { before: LenderEvidence | undefined; after: LenderEvidence | undefined };

export type EvidenceChanges = ReturnType<typeof createEvidenceChanges>;

/**
 * Runs the life of a change of the evidence: one person proposes it and sees its effect; another approves it, and it is public on
 * every instance from then on. Each step is one transaction with its entry in the audit log.
 */
export function createEvidenceChanges({ db, country, starting, now }: Options) {
  const people = createTwoPeople<EvidenceEntry, EvidenceChange>({
    db,
    table: 'evidence_changes',
    kind: 'evidence',
    take: (trx, id) => createEvidenceChangesRepository(trx, country.code).take(id),
    inLog: ({ lender, item, product }) => ({ subject: lender, after: { item, product } }),
    now,
  });

  return {
    /** Computes the effect of an entry without storing anything. */
    async judge(entry: EvidenceEntry): Promise<ReturnType<typeof judgeEntry>> {
      const known = withEntries(
        starting,
        await createEvidenceChangesRepository(db, country.code).listPublic(),
      );
      return judgeEntry(known.evidence.get(entry.lender), entry, await rulesFor(db, entry.lender));
    },

    /** Computes the present effect of a waiting change, and what it would replace; `effect` null: it no longer fits. */
    async outlookOf(change: EvidenceChange): Promise<{ effect: EntryEffect | null; replaces: Replaced }> {
      const { before, after } = await aroundOf(db, change);
      const { item, product, lender, retires } = change;
      const replaces =
        retires === null
          ? {
              item: before?.items.find(({ id }) => id === item?.id) ?? null,
              product: before?.products.find(({ id }) => id === product?.id) ?? null,
            }
          : { item: null, product: null };
      if (after === null) return { effect: null, replaces };
      return { effect: entryEffect(changeOf(change, before, after), await rulesFor(db, lender)), replaces };
    },

    /**
     * Proposes all entries or none: for a file the first entry that does not fit is reported. Entries without effect, and those
     * already waiting, are left out; if none is left the answer says which.
     * @param file the stored copy of their source
     */
    async propose(
      entries: readonly ProposedEntry[],
      note: string,
      by: By,
      file: CheckedFile | null = null,
    ): Promise<{ ids: number[]; notes: string[]; waits: number } | (EvidenceRefusal & { at: number })> {
      return await db.transaction().execute(async (trx) => {
        // The second of two simultaneous proposers sees the ids of the first.
        await lockUntilCommit(trx, 'evidence');
        const repository = createEvidenceChangesRepository(trx, country.code);
        const waiting = await repository.listWaiting();
        // In a file, later lines may depend on earlier ones.
        let { evidence } = withEntries(starting, await repository.listPublic());
        const taken = new Set([
          ...[...evidence.values()].flatMap(({ items }) => items.map(({ id }) => id)),
          ...waiting.flatMap(({ item }) => item?.id ?? []),
        ]);
        const ids: number[] = [];
        const notes: string[] = [];
        let waits = 0;
        for (const [at, { isIdOurs, ...read }] of entries.entries()) {
          const asked = isIdOurs ? withFreeId(read, taken) : read;
          const known = evidence.get(asked.lender);
          if (isKnown(known, asked)) continue;
          if (waiting.some((one) => saysSame(one, read, isIdOurs))) {
            waits += 1;
            continue;
          }
          const judged = judgeEntry(known, asked, await rulesFor(trx, asked.lender));
          if ('problem' in judged) return { refused: 'unfit', message: judged.problem, at };
          const { entry, effect } = judged;
          const [obstacle] = effect.obstacles;
          if (obstacle) return { refused: 'obstacle', message: obstacle, at };
          const id = await repository.add({ ...entry, note, retires: null }, by.id, now());
          await people.note(trx, by, 'proposed', { ...entry, id, retires: null });
          ({ evidence } = withEntries(evidence, [entry]));
          ids.push(id);
          if (entry.item) taken.add(entry.item.id);
          notes.push(...effect.notes);
        }
        // Stored with its first entry, so that no copy is stored without a proposal.
        if (file && ids.length > 0) await keepFile(trx, file, by, now());
        return { ids, notes, waits };
      });
    },

    /** Proposes to withdraw a public change. */
    proposeRetiring: (id: number, note: string, by: By) =>
      people.proposeRetiring(id, by, (trx, { lender, item, product }) =>
        createEvidenceChangesRepository(trx, country.code).add(
          { lender, item, product, note, retires: id },
          by.id,
          now(),
        ),
      ),

    /** Approves a change by another person: public at once, on every instance. */
    approve: (id: number, by: By) =>
      people.approve(id, by, async (trx, change): Promise<EvidenceRefusal | (() => Promise<void>)> => {
        await lockOffers(trx, country.code);
        const { before, after } = await aroundOf(trx, change);
        if (after === null)
          return {
            refused: 'unfit',
            message: 'Între timp s-a schimbat ce știm despre acest creditor. Propuneți din nou.',
          };
        const rules = await rulesFor(trx, change.lender);
        const [obstacle] = entryEffect(changeOf(change, before, after), rules).obstacles;
        if (obstacle) return { refused: 'obstacle', message: obstacle };
        return async () => {
          if (rules.offer) await follow(trx, rules.offer, changeOf(change, before, after));
          await notify(trx, CHANGES, 'offers');
        };
      }),

    decline: (id: number, reason: string, by: By) => people.decline(id, reason, by),
  };

  /** Computes a lender's evidence without a change and with it; `after` null: they do not fit. */
  async function aroundOf(at: Kysely<Database>, change: EvidenceChange) {
    const entries = await createEvidenceChangesRepository(at, country.code).listPublic();
    const of = (kept: readonly PublicEntry[]) => withEntries(starting, kept);
    const before = of(entries).evidence.get(change.lender);
    if (change.retires !== null) {
      const rest = of(entries.filter(({ id }) => id !== change.retires));
      const isWhole = rest.leftOut.length <= of(entries).leftOut.length;
      return { before, after: isWhole ? rest.evidence.get(change.lender) : null };
    }
    const { evidence, leftOut } = of([...entries, change]);
    return { before, after: leftOut.some(({ id }) => id === change.id) ? null : evidence.get(change.lender) };
  }

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

  /** Copies the figures of a lender's first product into its offer. */
  async function follow(
    trx: Transaction<Database>,
    offer: Offer,
    change: Refused & { isOfProducts: boolean },
  ): Promise<void> {
    const followed = followEvidence(offer, change);
    if (!isSame(followed, offer)) await createOffersRepository(trx).upsert(followed, now());
  }
}

function changeOf(
  change: EvidenceChange,
  before: LenderEvidence | undefined,
  after: LenderEvidence | undefined,
) {
  return { before, after, item: change.item, isOfProducts: change.product !== null };
}

/** Tells whether an entry adds nothing to the known evidence, whoever entered it. */
function isKnown(known: LenderEvidence | undefined, { item, product }: EvidenceEntry): boolean {
  const ownItem = item && known?.items.find(({ id }) => id === item.id);
  const ownProduct = product && known?.products.find(({ id }) => id === product.id);
  return (
    (item === null ||
      (ownItem !== null && ownItem !== undefined && isSame(unsigned(item), unsigned(ownItem)))) &&
    (product === null || (ownProduct !== null && ownProduct !== undefined && isSame(product, ownProduct)))
  );
}

/**
 * Tells whether a waiting entry equals a proposed one, whoever entered either. @param isIdOurs the id is generated and not compared
 */
function saysSame(waiting: EvidenceChange, proposed: EvidenceEntry, isIdOurs: boolean): boolean {
  if (waiting.retires !== null || waiting.lender !== proposed.lender) return false;
  const plain = ({ item, product }: EvidenceEntry) => {
    const own = isIdOurs && item ? item.id : null;
    return {
      item: item && { ...unsigned(item), ...(own !== null && { id: '' }) },
      product: product && { ...product, ...(product.evidence === own && { evidence: '' }) },
    };
  };
  return isSame(plain(waiting), plain(proposed));
}

/** Returns an item without its people: the row of its change names them. */
function unsigned(item: EvidenceItem): EvidenceItem {
  return { ...item, enteredBy: '', approvedBy: '', ...(item.openedBy !== undefined && { openedBy: '' }) };
}
