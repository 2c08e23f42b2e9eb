import { createFetch } from 'ofetch';
import { wholeFetch } from './whole-fetch.ts';

/** Ten times the largest file we request: a year of the national bank's rates. */
const MOST_BYTES = 5_000_000;

/** Requests another host; a response above five megabytes fails (wholeFetch). */
export const askOutside = createFetch({ fetch: wholeFetch(fetch, MOST_BYTES) });
