import { z } from 'zod';

/** GET /api/admin/sent-requests: those that wait to be read, then the accepted ones */
export const sentRequestsAnswer = z.object({
  requests: z.array(
    z.object({
      id: z.int(),
      /** of the lender, as shown */
      name: z.string(),
      sentOn: z.string(),
      answer: z.object({ answeredOn: z.string(), gavePrice: z.boolean() }).nullable(),
      isWaiting: z.boolean(),
      receivedOn: z.string(),
    }),
  ),
});
export type SentRequestsAnswer = z.input<typeof sentRequestsAnswer>;
