import { z } from 'zod';
import { partnerStates } from '#domain/partners/partners/partner-state.ts';

/** GET /api/parteneri/me: the signed-in partner */
export const partnerMeAnswer = z.object({
  partner: z.object({
    legalName: z.string(),
    taxCode: z.string(),
    website: z.string(),
    /** `pid` of its links */
    providerId: z.string(),
    state: z.enum(partnerStates),
    /** of the account */
    name: z.string(),
    email: z.string(),
    twoFactorEnabled: z.boolean(),
    /** of this browser */
    sessionId: z.string(),
  }),
});
export type PartnerMeAnswer = z.input<typeof partnerMeAnswer>;

/** POST /api/parteneri/link/open: whose account a one-time link makes, or gives a new password */
export const partnerLinkAnswer = z.object({ legalName: z.string(), email: z.string(), isNew: z.boolean() });
export type PartnerLinkAnswer = z.input<typeof partnerLinkAnswer>;
