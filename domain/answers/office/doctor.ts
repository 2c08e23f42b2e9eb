import { z } from 'zod';

const checkSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['ok', 'fix', 'note']),
  says: z.string(),
  todo: z.string().nullable(),
});

const taskSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['done', 'open', 'unknown']),
  says: z.string(),
  links: z.array(z.object({ text: z.string(), href: z.string() })),
});

/** GET /api/admin/doctor */
export const doctorAnswer = z.object({ checks: z.array(checkSchema), tasks: z.array(taskSchema) });
export type DoctorAnswer = z.input<typeof doctorAnswer>;

/** POST /api/admin/doctor/mail: the line about mail, after a trial mail. */
export const doctorMailAnswer = checkSchema;
export type DoctorMailAnswer = z.input<typeof doctorMailAnswer>;
