import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { evidenceTimeline } from '#domain/offers/evidence/evidence-timeline.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { changeStatuses } from '#domain/answers/office/change-life.ts';
import {
  effectAnswer,
  evidenceChangesAnswer,
  evidenceLendersAnswer,
  evidenceProposedAnswer,
  lenderEvidenceAnswer,
} from '#domain/answers/office/evidence.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { createEvidenceChangesRepository } from './evidence-changes-repository.ts';
import type { EvidenceRefusal } from './evidence-changes.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { alreadyWaiting, decisionRoutes, reasonSchema } from '#server/office/decision-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { LiveEvidence } from './live-evidence.ts';
import type { EvidenceChanges } from './evidence-changes.ts';
import { createEntryReader, entrySchema, fileSchema, WITH_FILE } from './read-evidence-entry.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };
const LISTED = 100;

/** Serves the evidence behind prices: entered by one person, approved by another. */
export const evidenceRoutes: FastifyPluginAsyncZod<
  OfficeServices & { evidence: LiveEvidence; evidenceChanges: EvidenceChanges }
> = async (app, { db, country, now, evidence, evidenceChanges: changes }) => {
  const repository = createEvidenceChangesRepository(db, country.code);
  const reader = createEntryReader({ db, country, now, evidence });
  const offersOf = () => createOffersRepository(db).list(country.code);
  const today = () => dayOf(now(), country.timeZone);

  app.get(
    '/api/admin/evidence',
    { config: readers, schema: { response: { 200: evidenceLendersAnswer } } },
    async () => {
      const [known, offers, waiting] = await Promise.all([
        evidence.load(),
        offersOf(),
        repository.listByStatus('waiting', LISTED * 10),
      ]);
      const lenders = Array.from(namesOf(known, offers), ([slug, name]) => {
        const own = known.get(slug);
        return {
          slug,
          name,
          items: own?.items.length ?? 0,
          leads: own ? own.items.length - timelineOf(own, offers).length : 0,
          products: own?.products.length ?? 0,
          waiting: waiting.filter(({ lender }) => lender === slug).length,
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
        repository.listOfLender(lender),
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

  app.get(
    '/api/admin/evidence-changes',
    {
      config: editors,
      schema: {
        querystring: z.object({ stare: z.enum(changeStatuses).catch('waiting') }),
        response: { 200: evidenceChangesAnswer },
      },
    },
    async ({ query: { stare } }) => {
      const [listed, known, offers] = await Promise.all([
        repository.listByStatus(stare, LISTED),
        evidence.load(),
        offersOf(),
      ]);
      const names = namesOf(known, offers);
      const told = listed.map(async (change) => ({
        ...change,
        name: names.get(change.lender) ?? change.lender,
        ...(stare === 'waiting' ? await changes.outlookOf(change) : nothingToTell),
      }));
      return { changes: await Promise.all(told) };
    },
  );

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

  app.post(
    '/api/admin/evidence-changes',
    {
      config: editors,
      ...WITH_FILE,
      schema: {
        body: entrySchema.extend({ note: z.string(), file: fileSchema.nullable().default(null) }),
        response: { 200: evidenceProposedAnswer },
      },
    },
    async (request, reply) => {
      const note = reasonSchema.safeParse(request.body.note);
      const checked = request.body.file && (await reader.readFile(request.body.file));
      const file = checked && 'file' in checked ? checked.file : null;
      const read = await reader.readEntry(request.body, file);
      const problems = {
        ...('problems' in read && read.problems),
        ...(checked && 'problem' in checked && { fisier: checked.problem }),
        ...(note.error && { note: note.error.issues[0]?.message ?? '' }),
      };
      if (!('entry' in read) || !note.success || Object.keys(problems).length > 0) {
        return refuse(reply, 400, 'invalid', 'Verificați datele.', problems);
      }
      const answer = await changes.propose([read.entry], note.data, officerOf(request), file);
      if ('refused' in answer) return refuseEvidence(reply, answer);
      const [id] = answer.ids;
      return id === undefined
        ? refuseEvidence(reply, { refused: answer.waits > 0 ? 'already-waiting' : 'nothing-changed' })
        : { id, notes: answer.notes };
    },
  );

  decisionRoutes(app, '/api/admin/evidence-changes', changes, refuseEvidence);

  function timelineOf(own: LenderEvidence, offers: readonly Offer[]) {
    const offer = offers.find(({ slug }) => slug === own.lender);
    const known = { lenderKind: offer?.lenderKind ?? 'unknown', url: offer?.url ?? null } as const;
    return evidenceTimeline(own, known, rulePackInForce(country.rulePacks, today()), today());
  }
};

const nothingToTell = { effect: null, replaces: { item: null, product: null } };

/** Names the lenders of evidence and offers: an offer's name is the one visitors see. */
function namesOf(known: ReadonlyMap<string, LenderEvidence>, offers: readonly Offer[]): Map<string, string> {
  return new Map([
    ...[...known.values()].map(({ lender, name }) => [lender, name] as const),
    ...offers.map(({ slug, header }) => [slug, header] as const),
  ]);
}

/** Answers the refusal of a change of the evidence, for people. */
function refuseEvidence(reply: FastifyReply, refusal: EvidenceRefusal): FastifyReply {
  switch (refusal.refused) {
    case 'nothing-changed':
      return refuse(reply, 409, 'nothing-changed', 'Nimic nu este diferit față de ce știm deja.');
    case 'already-waiting':
      return refuse(reply, ...alreadyWaiting);
    case 'unfit':
    case 'obstacle':
      return refuse(reply, 409, refusal.refused, refusal.message);
  }
}
