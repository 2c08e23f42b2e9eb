import { judgeEntry } from '#domain/offers/entry-effect.ts';
import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { type EvidenceEntry, withEntries, withFreeId } from '#domain/offers/evidence/with-entries.ts';
import { offerProducts } from '#domain/offers/offer-products.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { notify } from '#server/db/notify.ts';
import type { By, Trx } from '#server/shared/changes/change-steps.ts';
import { createChanges } from '#server/shared/changes/changes.ts';
import { lockOffers } from '#server/offers/lock-offers.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { CHANGES } from '#server/db/changes.ts';
import { type CheckedFile, keepFile } from './evidence-files.ts';
import { createEvidenceChangesRepository, type EvidenceChange, evidenceKind } from './evidence-change.ts';
import { createEvidenceOutlook, type EvidenceOptions } from './evidence-outlook.ts';

/** Reason why a change was not made; `unfit` and `obstacle` come with a sentence. */
export type EvidenceRefusal =
  | { refused: 'nothing-changed' | 'already-waiting' }
  | { refused: 'unfit' | 'obstacle'; message: string };

/**
 * An entry of the office. An id that we generated for its item, rather than a person typed, gives way to the same id given a moment
 * before.
 */
export type ProposedEntry = EvidenceEntry & { isIdOurs: boolean };

export type EvidenceChanges = ReturnType<typeof createEvidenceChanges>;

/**
 * Handles changes of the evidence: one person proposes a change and sees its effect; another approves it, and it is public on
 * every instance from then on. Each step is one transaction with its entry in the audit log.
 */
export function createEvidenceChanges(options: EvidenceOptions) {
  const { db, country, now } = options;
  const { judge, outlookOf, effectOf, rulesFor } = createEvidenceOutlook(options);
  const { alone, add, approve, decline, proposeRetiring } = createChanges<EvidenceEntry, EvidenceRefusal>({
    db,
    kind: evidenceKind,
    country: country.code,
    now,
    lock: (trx) => lockUntilCommit(trx, 'evidence'),
    inLog: ({ item, product }) => ({ after: { item, product } }),
    async publishing(trx, change) {
      await lockOffers(trx, country.code);
      const { before, after, effect } = await effectOf(trx, change);
      if (after === null)
        return {
          refused: 'unfit',
          message: 'Între timp s-a schimbat ce știm despre acest creditor. Propuneți din nou.',
        };
      const [obstacle] = effect.obstacles;
      if (obstacle) return { refused: 'obstacle', message: obstacle };
      return async () => {
        // The pages of the offer change with its prices.
        if (!isSame(offerProducts(before), offerProducts(after)))
          await createOffersRepository(trx).touch(country.code, change.lender, now());
        await notify(trx, CHANGES, 'offers');
      };
    },
  });

  return {
    approve,
    decline,
    proposeRetiring,
    judge,
    outlookOf,

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
      // The second of two simultaneous proposers sees the ids of the first.
      return await alone(async (trx) => {
        const { waiting, taken, evidence: publicEvidence } = await readKnown(trx, options);
        // In a file, later lines may depend on earlier ones.
        let evidence = publicEvidence;
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
          const judged = refuseUnfit(judgeEntry(known, asked, await rulesFor(trx, asked.lender)));
          if ('refused' in judged) return { ...judged, at };
          const { entry, effect } = judged;
          // Stored with its first entry, so that no copy is stored without a proposal.
          if (file && ids.length === 0) await keepFile(trx, file, by, now());
          const { id } = await add(trx, { content: entry, note }, by);
          evidence = withEntries(evidence, [entry]).evidence;
          ids.push(id);
          if (entry.item) taken.add(entry.item.id);
          notes.push(...effect.notes);
        }
        return { ids, notes, waits };
      });
    },
  };
}

/** Reads the waiting changes, the public evidence, and the ids of items that either uses. */
async function readKnown(trx: Trx, { country, starting }: EvidenceOptions) {
  const repository = createEvidenceChangesRepository(trx, country.code);
  const waiting = await repository.listOpen();
  const { evidence } = withEntries(starting, await repository.listPublic());
  const taken = new Set([
    ...[...evidence.values()].flatMap(({ items }) => items.map(({ id }) => id)),
    ...waiting.flatMap(({ item }) => item?.id ?? []),
  ]);
  return { waiting, evidence, taken };
}

/** Refuses an entry that contradicts the present evidence, or may not be public in this form. */
function refuseUnfit(judged: ReturnType<typeof judgeEntry>) {
  if ('problem' in judged) return { refused: 'unfit', message: judged.problem } as const;
  const [obstacle] = judged.effect.obstacles;
  return obstacle ? ({ refused: 'obstacle', message: obstacle } as const) : judged;
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
