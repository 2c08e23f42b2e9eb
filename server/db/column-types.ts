import pg from 'pg';

const { builtins } = pg.types;

/** How values of PostgreSQL arrive in JavaScript; where nothing is said here, as `pg` gives them. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === builtins.INT8) return parseInt8;
    // By default a day becomes midnight of the machine's own time zone, and then often the day before.
    if (format !== 'binary' && oid === builtins.DATE) return keepText;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number.`);
  return value;
}

function keepText(text: string): string {
  return text;
}
