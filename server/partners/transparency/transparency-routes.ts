import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { questionWays } from '#domain/answers/office/evidence.ts';
import { proposedAnswer } from '#domain/answers/office/offers.ts';
import { officeTransparencyAnswer } from '#domain/answers/office/transparency.ts';
import type { TransparencyEntry } from '#domain/partners/transparency/entry.ts';
import { letterToLender } from '#domain/partners/transparency/letter-to-lender.ts';
import { publishableFrom } from '#domain/partners/transparency/publishing.ts';
import { countSquares, squaresOf } from '#domain/partners/transparency/squares.ts';
import { readPastDay } from '#domain/base/forms/read-past-day.ts';
import { readAnswer, readPage } from '#domain/partners/transparency/typed-page.ts';
import { createLenderQuestions } from '#server/offers/evidence/lender-questions.ts';
import type { TransparencyRefusal } from './transparency-changes.ts';
import { changeAnswers, changeRoutes } from '#server/office/change-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { LiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import type { TransparencyChanges } from './transparency-changes.ts';
import { createEntryReader, fileSchema, WITH_FILE } from '#server/offers/evidence/read-evidence-entry.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };
const typedSchema = z.record(z.string().max(40), z.string().max(5_000));
const proposalSchema = z.object({
  kind: z.enum(['page', 'answer', 'publication']),
  fields: typedSchema.default({}),
  note: z.string(),
  file: fileSchema.nullable().default(null),
});

const answers = changeAnswers<TransparencyRefusal>({
  refuseOwn: (reply, { refused, sentences }) => refuse(reply, 409, refused, sentences.join(' ')),
});

/** Serves rounds of transparency: pages opened by one person and approved by another, letters to lenders, publication. */
export const transparencyRoutes: FastifyPluginAsyncZod<
  OfficeServices & { evidence: LiveEvidence; transparencyChanges: TransparencyChanges }
> = async (app, { db, country, now, evidence, mail, transparencyChanges: changes }) => {
  const reader = createEntryReader({ db, country, now, evidence });
  const letters = createLenderQuestions(db, country.code, now);

  app.get(
    '/api/admin/transparency',
    { config: readers, schema: { response: { 200: officeTransparencyAnswer } } },
    async () => {
      const [state, listed] = await Promise.all([changes.state(), changes.list()]);
      const { book, round, names } = state;
      return {
        round,
        obstacles: state.obstacles,
        published: book.rounds.map(({ number, publishedOn }) => ({ number, publishedOn })),
        lenders: lendersOf(state, { today: changes.today(), origin: mail.origin }),
        changes: listed.map((change) => ({ ...change, name: nameOf(change.entry, names) })),
      };
    },
  );

  app.post(
    '/api/admin/transparency-letters',
    {
      config: editors,
      schema: {
        body: z.object({ creditor: z.string().max(100), prin: z.enum(questionWays), zi: z.string().max(40) }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { creditor: lender, prin: through, zi } = request.body;
      const { names } = await changes.state();
      const sentOn = readPastDay(zi, changes.today());
      const problems = {
        ...(!names.has(lender) && { creditor: 'Alegeți creditorul.' }),
        ...(!sentOn.ok && { zi: sentOn.message }),
      };
      if (!sentOn.ok || Object.keys(problems).length > 0) {
        return refuse(reply, 400, 'invalid', 'Verificați datele.', problems);
      }
      await letters.add(
        { lender, through, askedOn: sentOn.value, about: 'transparency' },
        officerOf(request),
      );
      return done;
    },
  );

  const routes = changeRoutes(app, '/api/admin/transparency-changes', answers);
  routes.propose({
    ...WITH_FILE,
    body: proposalSchema,
    answer: proposedAnswer,
    async read({ kind, fields, file: given }) {
      const checked = given && (await reader.readFile(given));
      const file = checked && 'file' in checked ? checked.file : null;
      const read = await readEntry(changes, { kind, fields, copy: file?.hash ?? null });
      const problems = {
        ...('problems' in read && read.problems),
        ...(checked && 'problem' in checked && { fisier: checked.problem }),
      };
      return 'entry' in read && Object.keys(problems).length === 0
        ? { proposal: { entry: read.entry, file } }
        : { problems };
    },
    run: ({ entry, file }, note, by) => changes.propose(entry, note, by, file),
  });
  routes.decisions(changes);
  routes.retire(changes.proposeRetiring);
};

function nameOf(entry: TransparencyEntry, names: ReadonlyMap<string, string>): string {
  return entry.kind === 'publication' ? `Runda ${entry.round}` : (names.get(entry.lender) ?? entry.lender);
}

type State = Awaited<ReturnType<TransparencyChanges['state']>>;

/** Lists the lenders by name, each with what its page shows, the letter to it, and the day from which its round may be published. */
function lendersOf(
  { book, round, pages, published, letters, names }: State,
  { today, origin }: { today: string; origin: string },
) {
  const open = { number: round, publishedOn: today, pages };
  const lenders = Array.from(names, ([slug, name]) => {
    const squares = squaresOf(slug, { rounds: [...book.rounds, open] }, today);
    const { found, missing } = countSquares(squares);
    const sentOn = letters.get(slug) ?? null;
    return {
      slug,
      name,
      found,
      missing,
      letter: letterToLender({ name, squares, origin }),
      sentOn,
      publishableFrom: sentOn === null || published.has(slug) ? null : publishableFrom(sentOn),
    };
  });
  return lenders.toSorted((a, b) => a.name.localeCompare(b.name, 'ro'));
}

type Typed = {
  kind: TransparencyEntry['kind'];
  fields: z.output<typeof typedSchema>;
  /** sha-256 of the copy sent with it */
  copy: string | null;
};

async function readEntry(
  changes: TransparencyChanges,
  { kind, fields, copy }: Typed,
): Promise<{ entry: TransparencyEntry } | { problems: Record<string, string> }> {
  const { round, names } = await changes.state();
  const known = { lenders: new Set(names.keys()), round, today: changes.today(), copy };
  if (kind === 'publication') return { entry: { kind, round } };
  return kind === 'page' ? readPage(fields, known) : readAnswer(fields, known);
}
