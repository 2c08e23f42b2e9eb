import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { evidenceTimeline } from '#domain/offers/evidence/evidence-timeline.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import {
  effectAnswer,
  evidenceChangeStatuses,
  evidenceChangesAnswer,
  evidenceLendersAnswer,
  evidenceProposedAnswer,
  lenderEvidenceAnswer,
} from '#domain/answers/office/evidence.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { createEvidenceChangesRepository } from './evidence-change.ts';
import type { EvidenceRefusal } from './evidence-changes.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { changeAnswers, changeRoutes } from '#server/office/change-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { LiveEvidence } from './live-evidence.ts';
import type { EvidenceChanges } from './evidence-changes.ts';
import { createEntryReader, entrySchema, fileSchema, WITH_FILE } from './read-evidence-entry.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };

const answers = changeAnswers<EvidenceRefusal>({
  refuseOwn: (reply, { refused, message }) => refuse(reply, 409, refused, message),
});

/** Serves the evidence behind prices: entered by one person, approved by another. */
export const evidenceRoutes: FastifyPluginAsyncZod<
  OfficeServices & { evidence: LiveEvidence; evidenceChanges: EvidenceChanges }
> = async (app, { db, country, now, evidence, evidenceChanges: changes }) => {
  const repository = createEvidenceChangesRepository(db, country.code);
  const reader = createEntryReader({ db, country, now, evidence });
  const offersOf = () => createOffersRepository(db).list(country.code);

  lenderRoutes(app, { db, country, now, evidence });

  app.post(
    '/api/admin/evidence-effect',
    { config: editors, schema: { body: entrySchema, response: { 200: effectAnswer } } },
    async ({ body }, reply) => {
      const read = await reader.readEntry(body, null);
      if ('problems' in read) return refuse(reply, 400, 'invalid', 'Verificați datele.', read.problems);
      const judged = await changes.judge(read.entry);
      return 'problem' in judged ? refuse(reply, 409, 'unfit', judged.problem) : judged.effect;
    },
  );

  const routes = changeRoutes(app, '/api/admin/evidence-changes', answers);
  routes.list({
    statuses: evidenceChangeStatuses,
    answer: evidenceChangesAnswer,
    async run(status, limit) {
      const [listed, known, offers] = await Promise.all([
        repository.listByStatus(status, limit),
        evidence.load(),
        offersOf(),
      ]);
      const names = namesOf(known, offers);
      const withEffects = listed.map(async (change) => ({
        ...change,
        name: names.get(change.lender) ?? change.lender,
        ...(status === 'waiting' ? await changes.outlookOf(change) : nothingToTell),
      }));
      return { changes: await Promise.all(withEffects) };
    },
  });
  routes.propose({
    ...WITH_FILE,
    body: entrySchema.extend({ note: z.string(), file: fileSchema.nullable().default(null) }),
    answer: evidenceProposedAnswer,
    async read(body) {
      const checked = body.file && (await reader.readFile(body.file));
      const file = checked && 'file' in checked ? checked.file : null;
      const read = await reader.readEntry(body, file);
      const problems = {
        ...('problems' in read && read.problems),
        ...(checked && 'problem' in checked && { fisier: checked.problem }),
      };
      return 'entry' in read && Object.keys(problems).length === 0
        ? { proposal: { entry: read.entry, file } }
        : { problems };
    },
    async run({ entry, file }, note, by) {
      const made = await changes.propose([entry], note, by, file);
      if ('refused' in made) return made;
      const [id] = made.ids;
      if (id !== undefined) return { id, notes: made.notes };
      return { refused: made.waits > 0 ? 'already-waiting' : 'nothing-changed' };
    },
  });
  routes.decisions(changes);
  routes.retire(changes.proposeRetiring);
};

const nothingToTell = { effect: null, replaces: { item: null, product: null } };

/** Names the lenders of evidence and offers: an offer's name is the one visitors see. */
function namesOf(
  known: ReadonlyMap<string, LenderEvidence>,
  offers: readonly OfferRecord[],
): Map<string, string> {
  return new Map([
    ...[...known.values()].map(({ lender, name }) => [lender, name] as const),
    ...offers.map(({ slug, header }) => [slug, header] as const),
  ]);
}

/** Serves the lenders with evidence, and the evidence of one. */
function lenderRoutes(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { db, country, now, evidence }: Pick<OfficeServices, 'db' | 'country' | 'now'> & { evidence: LiveEvidence },
): void {
  const repository = createEvidenceChangesRepository(db, country.code);
  const offersOf = () => createOffersRepository(db).list(country.code);

  app.get(
    '/api/admin/evidence',
    { config: readers, schema: { response: { 200: evidenceLendersAnswer } } },
    async () => {
      const [known, offers, waiting] = await Promise.all([
        evidence.load(),
        offersOf(),
        repository.countWaiting(),
      ]);
      const lenders = Array.from(namesOf(known, offers), ([slug, name]) => {
        const own = known.get(slug);
        return {
          slug,
          name,
          items: own?.items.length ?? 0,
          leads: own ? own.items.length - timelineOf(own, offers).length : 0,
          products: own?.products.length ?? 0,
          waiting: waiting.get(slug) ?? 0,
        };
      });
      return { lenders: lenders.toSorted((a, b) => a.name.localeCompare(b.name, 'ro')) };
    },
  );

  app.get(
    '/api/admin/evidence/:lender',
    {
      config: readers,
      schema: { params: z.object({ lender: z.string().max(100) }), response: { 200: lenderEvidenceAnswer } },
    },
    async ({ params: { lender } }, reply) => {
      const [known, offers, made] = await Promise.all([
        evidence.load(),
        offersOf(),
        repository.listOf(lender),
      ]);
      const own = known.get(lender);
      const name = offers.find(({ slug }) => slug === lender)?.header ?? own?.name;
      if (name === undefined) return refuse(reply, 404, 'unknown', 'Nu știm niciun creditor cu acest nume.');
      const said = new Map(own && timelineOf(own, offers).map(({ item, statement }) => [item.id, statement]));
      return {
        lender: { slug: lender, name },
        items: (own?.items ?? []).map((item) => ({ item, said: said.get(item.id) ?? ('lead' as const) })),
        products: own?.products ?? [],
        changes: made,
      };
    },
  );

  function timelineOf(own: LenderEvidence, offers: readonly OfferRecord[]) {
    const today = dayOf(now(), country.timeZone);
    const offer = offers.find(({ slug }) => slug === own.lender);
    const known = { lenderKind: offer?.lenderKind ?? 'unknown', url: offer?.url ?? null } as const;
    return evidenceTimeline(own, known, rulePackInForce(country.rulePacks, today), today);
  }
}
