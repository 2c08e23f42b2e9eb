import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';

/** Texts of the hydrated part; they travel to the browser, so they hold nothing more. */
export type HeroTexts = Omit<HomeTexts['hero'], 'avoid'>;

/** A figure about the site with its source; in `spec` mode a counter is a claim without a source. */
export type ShownCounter = Omit<Counter, 'source' | 'date'> & Partial<Counter>;
type Counter = HomeTexts['counters'][number];
