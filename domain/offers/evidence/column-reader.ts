import type { z } from 'zod';
import { fieldReader, problemsByField } from '#domain/base/forms/field-reader.ts';
import { valueOf, type Words } from './typed-words.ts';

/** How a schema's problem is reported: the path of the value, the column it was typed in, the sentence. */
export type ColumnPlace<Column extends string> = readonly [path: RegExp, column: Column, sentence: string];

/** Reads the typed columns of a form or of a line of a table; an empty one is unknown, where allowed. */
export function columnReader<Column extends string>(typed: Readonly<Partial<Record<Column, string>>>) {
  const reader = fieldReader<Column>((column) => typed[column]);
  const { problems, typed: at, wrong } = reader;
  return {
    ...reader,
    require: (column: Column, sentence: string): void => {
      if (at(column) === '') wrong(column, sentence);
    },
    choice: <Value extends string>(column: Column, words: Words<Value>, otherwise: Value): Value => {
      const value = at(column) === '' ? otherwise : valueOf(words, at(column));
      if (value === undefined) wrong(column, `Alegeți una dintre: ${Object.values(words).join(', ')}.`);
      return value ?? otherwise;
    },
    /**
     * Validates the read values by their schema.
     * @param places of its problems: the first whose path matches counts, and the last one matches every path
     * @returns the value, or the first problem of each column
     */
    check: <Schema extends z.ZodType>(
      schema: Schema,
      value: unknown,
      places: readonly ColumnPlace<Column>[],
    ): { value: z.output<Schema> } | { problems: Record<string, string> } => {
      const { success, data, error } = schema.safeParse(value);
      for (const { path } of error?.issues ?? []) {
        const [, column, sentence] = places.find(([pattern]) => pattern.test(path.join('.'))) ?? [];
        if (column !== undefined && sentence !== undefined) wrong(column, sentence);
      }
      return success && problems.length === 0 ? { value: data } : { problems: problemsByField(problems) };
    },
  };
}
