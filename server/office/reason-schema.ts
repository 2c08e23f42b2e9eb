import { z } from 'zod';

/** Schema of the reason of an office decision, for colleagues and the audit log: 5 to 1 000 characters. @param tooShort Romanian sentence */
export const reasonSchema = (tooShort: string) =>
  z.string(tooShort).trim().min(5, tooShort).max(1_000, 'Cel mult 1 000 de caractere.');
