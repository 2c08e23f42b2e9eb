import { z } from 'zod';
import { subNames, utmNames } from '#domain/events/attribution.ts';

const labels = Object.fromEntries(
  [...subNames, ...utmNames].map((name) => [name, z.string().exactOptional()]),
) as Record<(typeof subNames | typeof utmNames)[number], z.ZodExactOptional<z.ZodString>>;

/** One departure to a lender, as its line in the journal has it. */
export const clickSchema = z.object({
  ...labels,
  /** UUID v4 made by the server; the lender gets it as {click_id} */
  id: z.uuid(),
  offerId: z.string(),
  country: z.string(),
  sessionId: z.uuid().nullable(),
  clientId: z.uuid().nullable(),
  /** the page that led here, without its query, which may hold what the visitor asked for; '' when unknown */
  referer: z.string(),
  /** which button of which page: the link's own word */
  placement: z.string().nullable(),
  targetHost: z.string(),
  /** of a program: it says so itself, or its network leaves more often than people do */
  isBot: z.boolean(),
  createdAt: z.iso.datetime().transform((text) => new Date(text)),
});

export type Click = z.output<typeof clickSchema>;
