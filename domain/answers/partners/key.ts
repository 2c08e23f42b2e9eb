import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';

/** GET /api/parteneri/key: whether there is a key, and where its program calls */
export const partnerKeyAnswer = z.object({ madeAt: momentSchema.nullable(), address: z.string() });

/** POST /api/parteneri/key: the key, told only now */
export const newPartnerKeyAnswer = z.object({ key: z.string() });
