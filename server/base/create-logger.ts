import { type DestinationStream, type Logger, type LevelWithSilent, pino } from 'pino';

// PostgreSQL quotes the refused row there, with people's data.
const rows = ['detail', 'where'];
const paths = rows.flatMap((name) => [`err.${name}`, `err.aggregateErrors[*].${name}`]);

/** Creates the log of a program: one JSON line per entry, without the people's data in database errors. */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = { level, redact: { paths, remove: true } };
  return destination ? pino(options, destination) : pino(options);
}
