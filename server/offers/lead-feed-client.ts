import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { askOutside } from '#server/shared/outside/ask-outside.ts';

type Options = {
  /** full address of the lead feed */
  url: string;
  slParams: { lead_id?: string | undefined };
  logger: Pick<FastifyBaseLogger, 'warn'>;
};

/** A page waits for this call, as for the feed's. */
const TIMEOUT_MS = 3_000;
const activeIdsSchema = z.array(z.union([z.string(), z.int()]).transform(String));

/**
 * Fetches the ids of offers active for a lead: GET with `lead_id`, `page=all`, `direction=swap`, `pf=1`. Retried once like the
 * offers feed, by ofetch's own rule.
 * @returns null, logged, without a lead
 * @throws {import('ofetch').FetchError} when the second attempt fails too, or the response is too large
 * @throws {z.ZodError} when the response is not a list of ids
 */
export async function fetchLeadFeed({ url, slParams, logger }: Options): Promise<string[] | null> {
  if (!slParams.lead_id) {
    logger.warn('you should pass slParams.lead_id');
    return null;
  }
  const ids = await askOutside<unknown>(url, {
    query: { lead_id: slParams.lead_id, page: 'all', direction: 'swap', pf: 1 },
    responseType: 'json',
    timeout: TIMEOUT_MS,
  });
  return activeIdsSchema.parse(ids);
}
