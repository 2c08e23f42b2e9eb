import { type DestinationStream, type Logger, type LevelWithSilent, pino } from 'pino';

// PostgreSQL quotes there the row it refused, with everything somebody sent us.
const rows = ['detail', 'where'];
const paths = rows.flatMap((name) => [`err.${name}`, `err.aggregateErrors[*].${name}`]);

/** The log of a program: one JSON line an entry. What a database error tells of people is left out. */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = { level, redact: { paths, remove: true } };
  return destination ? pino(options, destination) : pino(options);
}
