import { z } from 'zod';

const stepSchema = z.object({
  /** none: not proposed yet; waiting: a second colleague has to approve it; done: approved */
  state: z.enum(['none', 'waiting', 'done']),
  /** address of its page in the office, under /admin */
  href: z.string(),
});
export type NewLenderStep = z.output<typeof stepSchema>;

/** GET /api/admin/new-lenders/:slug */
export const newLenderAnswer = z.object({
  slug: z.string(),
  /** whether it is hidden by the switch */
  isHeldBack: z.boolean(),
  offer: stepSchema,
  /** whether visitors see the offer as active: it is in the site's own list of active offers */
  isListed: z.boolean(),
  evidence: stepSchema,
  text: stepSchema,
});
export type NewLenderAnswer = z.output<typeof newLenderAnswer>;

/** POST /api/admin/new-lenders */
export const lenderBegunAnswer = z.object({ slug: z.string() });
