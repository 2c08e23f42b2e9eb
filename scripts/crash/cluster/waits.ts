/** How long Patroni, HAProxy and PgBouncer wait, in seconds, and how many checks in a row HAProxy needs. */
export type Waits = {
  ttl: number;
  loopWait: number;
  retryTimeout: number;
  /** how long Patroni tries to start a killed primary again before the other one takes over */
  primaryStartTimeout: number;
  /** HAProxy's check of each member: seconds between two, failed ones until it is down, good ones until it is up */
  check: { every: number; fall: number; rise: number };
  /** how long PgBouncer refuses everybody after it could not connect once (`server_login_retry`) */
  loginRetry: number;
};

/** The defaults of Patroni and PgBouncer, and HAProxy as Patroni's own paper has it. */
export const defaultWaits: Waits = {
  ttl: 30,
  loopWait: 10,
  retryTimeout: 10,
  primaryStartTimeout: 300,
  check: { every: 3, fall: 3, rise: 2 },
  loginRetry: 15,
};

/** The settings for fewer seconds without writes that docs/operations.md names. 20 is the least `ttl` that Patroni takes. */
export const shorterWaits: Waits = {
  ttl: 20,
  loopWait: 3,
  retryTimeout: 5,
  primaryStartTimeout: 0,
  check: { every: 1, fall: 2, rise: 1 },
  loginRetry: 1,
};
