import pg from 'pg';

const INT8: number = pg.types.builtins.INT8;
const DATE: number = pg.types.builtins.DATE;

/** Conversions of PostgreSQL's values to JavaScript; all others as `pg` does them. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') => {
    if (oid === INT8) return parseInt8;
    // By default a day becomes midnight in the machine's time zone, which is often the day before.
    if (oid === DATE) return keepText;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number.`);
  return value;
}

function keepText(text: string): string {
  return text;
}
