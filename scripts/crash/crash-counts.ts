export type CrashCounts = ReturnType<typeof newCrashCounts>;

/** Returns counts of processes that were really killed, and of unexpected ends, all zero. */
export function newCrashCounts() {
  return {
    'kill -9 of the server': 0,
    'kill -9 of PostgreSQL': 0,
    'of these while it came back from one': 0,
    'kill -9 of one of its backends': 0,
    'times the disk was full': 0,
    'times PostgreSQL was frozen': 0,
    'kill -9 of the server while its journals drain': 0,
    'the program ended by itself': 0,
  };
}
