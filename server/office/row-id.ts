import { z } from 'zod';

/** Schema of a row's number in an address: a whole number within a column of type `integer`. */
export const rowIdSchema = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);

/** The same for a column of type `bigint`, within exact numbers. */
export const bigRowIdSchema = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 52);
