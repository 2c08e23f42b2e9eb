import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { partnerStates } from '#domain/partners/partners/partner-state.ts';

const partnerSchema = z.object({
  id: z.string(),
  legalName: z.string(),
  taxCode: z.string(),
  website: z.string(),
  /** null after the contact person was erased */
  contactName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  /** `pid` of its links */
  providerId: z.string(),
  state: z.enum(partnerStates),
  /** since when it is in this state */
  stateAt: momentSchema,
  /** whether its one-time link was used */
  hasAccount: z.boolean(),
});

/** A partner or an applicant: for the server, and as the office's pages get it. */
export type OfficePartner = z.output<typeof partnerSchema>;
export type OfficePartnerRow = z.input<typeof partnerSchema>;

/** GET /api/admin/partners */
export const officePartnersAnswer = z.object({ partners: z.array(partnerSchema) });

/** GET /api/admin/partners/:id, with every decision, the newest first; by: a colleague's name, null: the firm itself */
export const officePartnerAnswer = z.object({
  partner: partnerSchema,
  history: z.array(
    z.object({
      state: z.enum(partnerStates),
      reason: z.string(),
      by: z.string().nullable(),
      at: momentSchema,
    }),
  ),
});

/** POST /api/admin/partners/:id/state and …/link: the one-time link of its account, which was mailed too; null: none was needed */
export const partnerDecidedAnswer = z.object({ link: z.string().nullable() });
