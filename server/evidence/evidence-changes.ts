import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#domain/calendar/iso-day.ts';
import type { Country } from '#domain/countries/country.ts';
import { type EntryEffect, entryEffect, judgeEntry } from '#domain/evidence/entry-effect.ts';
import type { EvidenceItem } from '#domain/evidence/evidence-item.ts';
import type { LenderEvidence } from '#domain/evidence/lender-evidence.ts';
import { followEvidence } from '#domain/evidence/offer-products.ts';
import { type EvidenceEntry, withEntries, withFreeId } from '#domain/evidence/with-entries.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { EvidenceChange } from '#domain/office/answers/evidence.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { type By, createTwoPeople } from '#server/office/two-people.ts';
import { lockOffers } from '#server/offers/offer-changes-repository.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { CHANGES } from '#server/pages/changes.ts';
import { type CheckedFile, keepFile } from './evidence-files.ts';
import { createEvidenceChangesRepository, type PublicEntry } from './evidence-changes-repository.ts';

/** Why a change was not made; `unfit` and `obstacle` come with a sentence. */
export type EvidenceRefusal =
  | { refused: 'nothing-changed' | 'already-waiting' }
  | { refused: 'unfit' | 'obstacle'; message: string };

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'rulePacks' | 'limits' | 'timeZone'>;
  /** what the site came with, by the slug of the lender's offer */
  starting: ReadonlyMap<string, LenderEvidence>;
  now: () => Date;
};

/** An entry of the office. An id that we gave its item, and nobody typed, gives way to the same one given a moment before. */
export type ProposedEntry = EvidenceEntry & { isIdOurs: boolean };

type Replaced = Pick<EvidenceChange, 'item' | 'product'>;
type Refused = { before: LenderEvidence | undefined; after: LenderEvidence | undefined };

export type EvidenceChanges = ReturnType<typeof createEvidenceChanges>;

/**
 * The life of a change of the evidence: one person proposes it and is told what it would change; another approves it, and from then
 * on it is public on every instance. Each step is one transaction with its entry in the audit log.
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
    /** What an entry would change, of which nothing is kept. */
    async judge(entry: EvidenceEntry): Promise<ReturnType<typeof judgeEntry>> {
      const known = withEntries(
        starting,
        await createEvidenceChangesRepository(db, country.code).listPublic(),
      );
      return judgeEntry(known.evidence.get(entry.lender), entry, await rulesFor(db, entry.lender));
    },

    /** What a waiting change would do now, and what it would take the place of; `effect` null: it no longer fits. */
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
     * All of them, or none: of a file the first that does not fit is told. Those that change nothing are left out, and those that wait
     * already; where nothing is left it is told which.
     * @param file the kept copy of their source
     */
    async propose(
      entries: readonly ProposedEntry[],
      note: string,
      by: By,
      file: CheckedFile | null = null,
    ): Promise<{ ids: number[]; notes: string[]; waits: number } | (EvidenceRefusal & { at: number })> {
      return await db.transaction().execute(async (trx) => {
        // Of two people who propose at the same moment the second sees the ids of the first.
        await lockUntilCommit(trx, 'evidence');
        const repository = createEvidenceChangesRepository(trx, country.code);
        const waiting = await repository.listWaiting();
        // Of a file, what is further down may stand on what is above it.
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
        // With its first entry, so that no copy is kept of what was not proposed.
        if (file && ids.length > 0) await keepFile(trx, file, by, now());
        return { ids, notes, waits };
      });
    },

    /** Proposes that a public change be taken back. */
    proposeRetiring: (id: number, note: string, by: By) =>
      people.proposeRetiring(id, by, (trx, { lender, item, product }) =>
        createEvidenceChangesRepository(trx, country.code).add(
          { lender, item, product, note, retires: id },
          by.id,
          now(),
        ),
      ),

    /** Somebody else says yes: public at once, on every instance. */
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

  /** What is known of the lender of a change without it and with it; `after` null: they do not fit. */
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

  /** The offer's own figures are those of its lender's first product. */
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

/** Whether an entry says nothing that is not known, whoever entered it. */
function isKnown(known: LenderEvidence | undefined, { item, product }: EvidenceEntry): boolean {
  const ownItem = item && known?.items.find(({ id }) => id === item.id);
  const ownProduct = product && known?.products.find(({ id }) => id === product.id);
  return (
    (item === null ||
      (ownItem !== null && ownItem !== undefined && isSame(unsigned(item), unsigned(ownItem)))) &&
    (product === null || (ownProduct !== null && ownProduct !== undefined && isSame(product, ownProduct)))
  );
}

/** Whether a waiting entry says the same as one that is proposed, whoever entered either. @param isIdOurs the id says nothing */
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

/** An item without its people: the row of its change names them. */
function unsigned(item: EvidenceItem): EvidenceItem {
  return { ...item, enteredBy: '', approvedBy: '', ...(item.openedBy !== undefined && { openedBy: '' }) };
}
