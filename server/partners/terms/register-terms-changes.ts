import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { proposedAnswer } from '#domain/answers/office/offers.ts';
import type { Role } from '#domain/answers/office/role.ts';
import { readDay } from '#domain/partners/terms/read-day.ts';
import type { TermsDays, TermsEntry } from '#domain/partners/terms/terms-entry.ts';
import { changeRoutes } from '#server/office/change-routes.ts';
import { termsAnswers } from './terms-answers.ts';
import type { TermsChanges, TermsRefusal } from './terms-changes.ts';

/** Who proposes and decides terms. */
export const termsDeciders: readonly Role[] = ['partners'];
/** Who reads them. */
export const termsReaders = { access: ['partners', 'analyst'] satisfies Role[] };

const endSchema = z.object({ id: z.number().int(), pana_la: z.string().max(40) });
type Read<Begins> = { terms: Begins } | { problems: Record<string, string> };

type Options<Terms extends TermsDays, Typed> = {
  path: `/api/admin/${string}`;
  changes: Pick<TermsChanges<Terms>, 'propose' | 'approve' | 'decline'>;
  /** the form of new terms, as typed, and its reader */
  typed: z.ZodType<Typed>;
  readTerms: (typed: Typed) => Read<Omit<Terms, 'id'>>;
  subjectOf: (terms: Omit<Terms, 'id'>) => string;
  /** finds the offer or the partner of earlier terms */
  findSubject: (id: number) => Promise<string | undefined>;
};

/** Registers proposals that terms of one kind begin (`terms`) or end (`ends`), and the decisions about them. */
export function registerTermsChanges<Terms extends TermsDays, Typed>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { path, changes, typed, readTerms, subjectOf, findSubject }: Options<Terms, Typed>,
): void {
  const routes = changeRoutes<TermsRefusal>(app, path, termsAnswers, termsDeciders);
  const beginning = z.object({ terms: typed, note: z.string() });
  const ending = z.object({ ends: endSchema, note: z.string() });

  routes.propose<z.output<typeof beginning> | z.output<typeof ending>, TermsEntry<Terms>, { id: number }>({
    body: z.union([ending, beginning]),
    answer: proposedAnswer,
    async read(body) {
      if ('terms' in body) {
        const read = readTerms(body.terms);
        if ('problems' in read) return read;
        return { proposal: { subject: subjectOf(read.terms), begins: read.terms } };
      }
      const { id, pana_la: typedDay } = body.ends;
      const until = readDay(typedDay);
      const subject = await findSubject(id);
      if (!until.ok) return { problems: { pana_la: until.message } };
      if (subject === undefined) return { problems: { pana_la: 'Termenii aceștia nu există.' } };
      return { proposal: { subject, ends: { id, until: until.value } } };
    },
    run: (entry, note, by) => changes.propose(entry, note, by),
  });
  routes.decisions(changes);
}
