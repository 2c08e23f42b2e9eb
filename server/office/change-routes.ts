import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ChangeStatus } from '#domain/answers/office/change-life.ts';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { proposedAnswer } from '#domain/answers/office/offers.ts';
import type { Role } from '#domain/answers/office/role.ts';
import type { By, LifeRefusal } from '#server/shared/changes/change-steps.ts';
import { refuse } from './office-error.ts';
import { officerOf } from './office-plugin.ts';
import { reasonSchema } from './reason-schema.ts';
import { bigRowIdSchema } from './row-id.ts';

const LISTED = 100;
const idSchema = z.object({ id: bigRowIdSchema });

/** Reason for proposing, refusing or withdrawing a change, for the colleague and for the audit log. */
const noteSchema = reasonSchema('Scrieți pe scurt de ce: colegul care aprobă trebuie să înțeleagă.');

type Refused = { refused: string };
type Sentence = readonly [status: number, code: string, message: string];
type Sentences = Readonly<Record<LifeRefusal['refused'] | 'nothing-changed', Sentence>>;

/** Answers to refusals of any kind of change; a kind may replace some sentences. */
const commonSentences: Sentences = {
  unknown: [404, 'unknown', 'Această propunere nu există.'],
  decided: [409, 'decided', 'Altcineva a hotărât deja asupra acestei propuneri.'],
  own: [
    403,
    'own-change',
    'Propunerea este a dumneavoastră: trebuie aprobată de un coleg, nu de cine a făcut-o.',
  ],
  'already-waiting': [
    409,
    'already-waiting',
    'Aceeași propunere așteaptă deja: o aprobă un coleg, nu este nevoie de încă una.',
  ],
  'nothing-changed': [409, 'nothing-changed', 'Nimic nu este diferit față de ce știm deja.'],
};

type Own<Refusal extends Refused> = {
  /** words of this kind of change, where they differ */
  sentences?: Partial<Sentences>;
  /** answers a refusal that only this kind of change has */
  refuseOwn: (reply: FastifyReply, refusal: Exclude<Refusal, { refused: keyof Sentences }>) => FastifyReply;
};

/**
 * Makes the answers of one kind of change, for people.
 * @returns a function that sends what was made, or says why it was not
 */
export function changeAnswers<Refusal extends Refused>({ sentences, refuseOwn }: Own<Refusal>) {
  const known = { ...commonSentences, ...sentences };
  const isCommon = (refusal: Refused): refusal is { refused: keyof Sentences } => refusal.refused in known;
  return <Made extends object>(reply: FastifyReply, made: Made | LifeRefusal | Refusal) => {
    if (!('refused' in made)) return made;
    return isCommon(made)
      ? refuse(reply, ...known[made.refused])
      : refuseOwn(reply, made as Exclude<Refusal, { refused: keyof Sentences }>);
  };
}

type Listing<Listed> = {
  statuses: readonly [ChangeStatus, ...ChangeStatus[]];
  answer: z.ZodType<Listed>;
  run: (status: ChangeStatus, limit: number) => Promise<Listed>;
};

type Proposing<Body, Proposal, Made, Refusal> = {
  body: z.ZodType<Body>;
  bodyLimit?: number;
  answer: z.ZodType<Made>;
  /** checks a proposal; its note is checked here, so that all problems are reported together */
  read: (body: Body) => Promise<{ problems: Record<string, string> } | { proposal: Proposal }>;
  run: (proposal: Proposal, note: string, by: By) => Promise<Made | LifeRefusal | Refusal>;
};

/** The response of a route whose handler is checked by the types of this file, not by its schema's. */
const answeredBy = (answer: z.ZodType): { 200: z.ZodType } => ({ 200: answer });

type Decision<Body, Made> = {
  body?: z.ZodType<Body>;
  made: z.ZodType<Made>;
  /** it publishes or removes something: needs a second factor */
  isApproval?: boolean;
};

type Deciding<Refusal> = {
  approve: (id: number, by: By) => Promise<{ status: 'public' | 'approved' } | LifeRefusal | Refusal>;
  decline: (id: number, reason: string, by: By) => Promise<{ status: 'done' } | LifeRefusal>;
};

/**
 * Registers the routes of one kind of change under its path. Calls that publish or remove also need a second factor.
 * @param answer from `changeAnswers`
 * @param access who proposes and decides
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- four short registrations that share one decision
export function changeRoutes<Refusal extends Refused>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  path: `/api/admin/${string}`,
  answer: ReturnType<typeof changeAnswers<Refusal>>,
  access: readonly Role[] = ['editor'],
) {
  const deciders = { access };
  const approvers = { access, needsSecondFactor: true };

  /** Registers a decision about one change: `/:id/approve`. */
  function decide<Body, Made extends object>(
    end: string,
    { body, made, isApproval = false }: Decision<Body, Made>,
    run: (id: number, by: By, body: Body) => Promise<Made | LifeRefusal | Refusal>,
  ): void {
    app.post(
      `${path}/:id/${end}`,
      {
        config: isApproval ? approvers : deciders,
        schema: { params: idSchema, ...(body && { body }), response: answeredBy(made) },
      },
      async (request, reply) =>
        answer(reply, await run(request.params.id, officerOf(request), request.body as Body)),
    );
  }

  return {
    decide,

    /** Registers the list of the changes in a state, `?stare=`; of waiting ones without it. */
    list<Listed>({ statuses, answer: listed, run }: Listing<Listed>): void {
      const querystring = z.object({ stare: z.enum(statuses).catch('waiting') });
      app.get(
        path,
        { config: deciders, schema: { querystring, response: answeredBy(listed) } },
        async ({ query }) => await run(query.stare, LISTED),
      );
    },

    /** Registers the proposal of a change, with its note. */
    propose<Body extends object, Proposal, Made extends object>(
      given: Proposing<Body, Proposal, Made, Refusal>,
    ): void {
      const { body, bodyLimit, answer: made, read, run } = given;
      app.post(
        path,
        {
          config: deciders,
          ...(bodyLimit !== undefined && { bodyLimit }),
          schema: { body, response: answeredBy(made) },
        },
        async (request, reply) => {
          const asked = request.body as Body;
          const note = noteSchema.safeParse('note' in asked ? asked.note : undefined);
          const known = await read(asked);
          if ('problems' in known || !note.success) {
            return refuse(reply, 400, 'invalid', 'Verificați datele.', {
              ...('problems' in known && known.problems),
              ...(note.error && { note: note.error.issues[0]?.message ?? '' }),
            });
          }
          return answer(reply, await run(known.proposal, note.data, officerOf(request)));
        },
      );
    },

    /** Registers approval and refusal. @param approved its answer states whether the change is public now, or will be at its moment */
    decisions(
      { approve, decline }: Deciding<Refusal>,
      approved?: z.ZodType<{ status: 'public' | 'approved' }>,
    ) {
      if (approved) decide('approve', { made: approved, isApproval: true }, approve);
      else {
        decide('approve', { made: doneAnswer, isApproval: true }, async (id, by) => {
          const made = await approve(id, by);
          return 'refused' in made ? made : done;
        });
      }
      const body = z.object({ reason: noteSchema });
      decide('decline', { body, made: doneAnswer }, (id, by, { reason }) => decline(id, reason, by));
    },

    /** Registers the proposal to withdraw a public change. */
    retire: (propose: (id: number, note: string, by: By) => Promise<{ id: number } | LifeRefusal>): void =>
      decide('retire', { body: z.object({ note: noteSchema }), made: proposedAnswer }, (id, by, { note }) =>
        propose(id, note, by),
      ),
  };
}
