import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CountryCode } from '#domain/law/countries/country.ts';
import { lenderIdentity } from '#domain/offers/lenders/lender-identity.ts';
import { feedFileName, feedPaths } from '#domain/offers/feed-file-name.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { toFeedEntry } from './feed-format.ts';
import type { OffersRepository } from './offers-repository.ts';
import type { LastKnown } from '#server/base/last-known.ts';
import { FOR_A_MINUTE } from '#server/shared/http/caching.ts';
import { sendWithEtag } from '#server/shared/http/send-with-etag.ts';

type Options = {
  /** our own offers with their products */
  listOffers: () => Promise<Offer[]>;
  repository: Pick<OffersRepository, 'activeIds'>;
  country: CountryCode;
  /** content of the feeds while the offers cannot be read */
  lastKnown: LastKnown;
  /** removes offers that the office has hidden */
  withoutHidden: (offers: readonly Offer[]) => Offer[];
};

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const paramsSchema = z.object({ file: z.string() });
// page, direction and pf are part of the call, but the response is always the whole list.
const querySchema = z.object({ lead_id: z.string().min(1).max(100) });

/** Serves this site's feeds: the offers of its country, and the ones active for a lead. */
export const feedRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { listOffers: readOffers, repository, country, lastKnown, withoutHidden } = options;
  // The lead feed reads twice.
  const timeOfARead = lastKnown.patienceMs / 2;
  // Ukraine has a feed for each of its languages, chosen by the path of the calling page.
  const read = async <Value>(
    reply: FastifyReply,
    name: string,
    ask: () => Promise<Value>,
  ): Promise<Value> => {
    const { value, ageSeconds } = await lastKnown.read(name, ask, timeOfARead);
    if (ageSeconds !== null) reply.header('age', String(ageSeconds));
    return value;
  };
  const listOffers = (reply: FastifyReply) => read(reply, 'feed', readOffers);
  // Whatever was known before an outage.
  const shown = (offers: readonly Offer[]) => withoutHidden(offers).filter(isIdentified);
  const files = new Set(feedPaths(country).map((path) => feedFileName(country, path)));

  app.get('/content/:file', { schema: { params: paramsSchema } }, async (request, reply) => {
    if (!files.has(request.params.file)) {
      return reply.code(404).send(coded('feed-unknown', 'Nu există un flux de oferte cu acest nume.'));
    }
    const body = JSON.stringify(shown(await listOffers(reply)).map(toFeedEntry));
    reply.header('cache-control', FOR_A_MINUTE);
    return sendWithEtag(request, reply, { body, type: 'application/json; charset=utf-8' });
  });

  app.get(
    '/api/lead-feed',
    {
      schema: {
        querystring: querySchema,
        response: { 200: z.array(z.string()), 400: errorSchema, 404: errorSchema },
      },
      // Partners read the code, so the reply is ours and not the validator's.
      attachValidation: true,
    },
    async (request, reply) => {
      if (request.validationError) {
        return reply.code(400).send(coded('lead-id-missing', 'Lipsește parametrul lead_id.'));
      }
      const lead = request.query.lead_id;
      const ids = await read(reply, `lead ${lead}`, () => repository.activeIds(lead));
      if (!ids) return reply.code(404).send(coded('lead-unknown', 'Nu există un partener cu acest lead_id.'));
      const offers = await listOffers(reply);
      const passedOn = new Set(shown(offers).map(({ id }) => id));
      const withheld = new Set(offers.map(({ id }) => id).filter((id) => !passedOn.has(id)));
      return reply.header('cache-control', 'no-store').send(ids.filter((id) => !withheld.has(id)));
    },
  );
};

/** Tells whether the lender is known: without one there is no offer to pass on. */
function isIdentified(offer: Offer): boolean {
  return lenderIdentity(offer) !== 'missing';
}

function coded(code: string, message: string): z.infer<typeof errorSchema> {
  return { error: { code, message } };
}
