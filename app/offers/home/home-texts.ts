import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';

/** Texts of the part that reacts to the visitor; it travels to the browser, so it is no larger than that part. */
export type HeroTexts = Omit<HomeTexts['hero'], 'avoid'>;

/** A figure about the site with where it comes from; in `spec` mode a counter is a claim without a source. */
export type ShownCounter = Omit<Counter, 'source' | 'date'> & Partial<Counter>;
type Counter = HomeTexts['counters'][number];
