import { z } from 'zod';

/** GET /api/admin/lead-feeds: the offers of each lead, and all offers to choose from */
export const leadFeedsAnswer = z.object({
  feeds: z.array(
    z.object({
      leadId: z.string(),
      activeIds: z.array(z.string()),
      /** the partner that owns the list; null: none */
      partner: z.string().nullable(),
      isPaused: z.boolean(),
    }),
  ),
  /** partners for whom a list may be made */
  partners: z.array(z.object({ id: z.string(), name: z.string() })),
  offers: z.array(z.object({ id: z.string(), header: z.string(), isActive: z.boolean() })),
  /** the lead of this site's own visitors */
  ownLeadId: z.string(),
});
export type LeadFeedsAnswer = z.input<typeof leadFeedsAnswer>;
