import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { pagingShape } from './common.ts';

const loanShape = {
  amountLei: z.number(),
  termCount: z.number().int(),
  termUnit: z.enum(['months', 'days']),
};

const listedRegistrationSchema = z.object({
  reference: z.string(),
  createdAt: momentSchema,
  ...loanShape,
  name: z.string(),
  wantsEmail: z.boolean(),
  wantsPhone: z.boolean(),
});
export type ListedRegistration = z.output<typeof listedRegistrationSchema>;

/** GET /api/admin/registrations */
export const registrationsAnswer = z.object({
  registrations: z.array(listedRegistrationSchema),
  ...pagingShape,
});
export type RegistrationsAnswer = z.input<typeof registrationsAnswer>;

/** GET /api/admin/registrations/:reference */
export const registrationAnswer = z.object({
  reference: z.string(),
  createdAt: momentSchema,
  ...loanShape,
  purpose: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  termsAcceptedAt: momentSchema.nullable(),
  emailOffersAt: momentSchema.nullable(),
  phoneOffersAt: momentSchema.nullable(),
  /** wants no messages at all */
  isSuppressed: z.boolean(),
});
export type RegistrationAnswer = z.input<typeof registrationAnswer>;

const listedSubscriptionSchema = z.object({
  id: z.string(),
  /** a part of the address */
  address: z.string(),
  offers: z.boolean(),
  articles: z.boolean(),
  /** of exchange rates */
  alerts: z.number().int(),
  priceAlerts: z.number().int(),
  requestedAt: momentSchema,
  /** null: the owner of the address has not confirmed, and nothing is sent */
  confirmedAt: momentSchema.nullable(),
});
export type ListedSubscription = z.output<typeof listedSubscriptionSchema>;

/** GET /api/admin/subscriptions */
export const subscriptionsAnswer = z.object({
  subscriptions: z.array(listedSubscriptionSchema),
  ...pagingShape,
});
export type SubscriptionsAnswer = z.input<typeof subscriptionsAnswer>;

/** POST /api/admin/people-export/:list: a file, and the number of people in it */
export const peopleExportAnswer = z.object({ file: z.string(), csv: z.string(), count: z.number().int() });
export type PeopleExportAnswer = z.input<typeof peopleExportAnswer>;

/** POST /api/admin/suppressions and …/find: whether each is suppressed; null: not asked about */
export const suppressionsAnswer = z.object({ email: z.boolean().nullable(), phone: z.boolean().nullable() });
export type SuppressionsAnswer = z.input<typeof suppressionsAnswer>;
