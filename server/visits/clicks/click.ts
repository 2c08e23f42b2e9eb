import { z } from 'zod';
import { subNames, utmNames } from '#domain/visits/events/attribution.ts';

const labels = Object.fromEntries(
  [...subNames, ...utmNames].map((name) => [name, z.string().exactOptional()]),
) as Record<(typeof subNames | typeof utmNames)[number], z.ZodExactOptional<z.ZodString>>;

/** One departure to a lender, as a line of the journal. */
export const clickSchema = z.object({
  ...labels,
  /** UUID v4 made by the server; the lender gets it as {click_id} */
  id: z.uuid(),
  offerId: z.string(),
  country: z.string(),
  sessionId: z.uuid().nullable(),
  clientId: z.uuid().nullable(),
  /** `pid` of the visit, as it came; null without one, as in every line an earlier version wrote */
  providerId: z.string().nullable().default(null),
  /** the page that led here, without its query, which may hold the visitor's amounts; '' when unknown */
  referer: z.string(),
  /** the button and page of the click, as named by the link */
  placement: z.string().nullable(),
  targetHost: z.string(),
  /** a program: by its own name, or because its network leaves more often than people do */
  isBot: z.boolean(),
  createdAt: z.iso.datetime().transform((text) => new Date(text)),
});

export type Click = z.output<typeof clickSchema>;
