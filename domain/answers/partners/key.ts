import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';

/** GET /api/parteneri/key: whether there is a key, and the base address of the API */
export const partnerKeyAnswer = z.object({ madeAt: momentSchema.nullable(), address: z.string() });

/** POST /api/parteneri/key: the key, shown only once */
export const newPartnerKeyAnswer = z.object({ key: z.string() });
