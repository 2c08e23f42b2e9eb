import type { Kysely } from 'kysely';
import { hideableFigures } from '#domain/answers/hidden/hideable-figures.ts';
import type { HiddenKind, HiddenThing } from '#domain/answers/hidden/hidden-things.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { runningExperiment } from '#domain/visits/experiments/experiments.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { Database } from '#server/db/tables.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import { createHiddenRepository } from './hidden-repository.ts';

/** Outcome of the switch. Reasons of a refusal: unknown thing, already hidden, not hidden. */
export type HidingAnswer = { status: 'done' } | { refused: 'unknown' | 'hidden' | 'shown' };

/** A thing that can be hidden, with its name for people. */
type Hideable = { id: string; name: string };

type Options = {
  db: Kysely<Database>;
  texts: { readonly content: Pick<Content, 'entries' | 'lenders' | 'currencies' | 'banks'> };
  country: Pick<Country, 'code' | 'preparing' | 'timeZone'>;
  /** lists every offer, hidden or not */
  listOffers: () => Promise<readonly Offer[]>;
  /** whether the site has a page at a path, hidden or not */
  hasPage: (path: string) => boolean;
  now: () => Date;
};

export type HidingDesk = ReturnType<typeof createHidingDesk>;

/**
 * Hides a thing everywhere and shows it again, with an entry in the log. One person is enough: hiding is a brake, and everything
 * hidden can be shown again.
 */
export function createHidingDesk({ db, texts, country, listOffers, hasPage, now }: Options) {
  const done = { status: 'done' } as const;

  /** Lists the things to choose from, by name; pages are typed. */
  async function choices(): Promise<Record<Exclude<HiddenKind, 'page'>, Hideable[]>> {
    const offers = await listOffers();
    const lenders = new Map([
      ...offers.map(({ slug, header }) => [slug, header] as const),
      ...texts.content.lenders.map(({ slug, menu }) => [slug, menu] as const),
    ]);
    return {
      lender: byName(Array.from(lenders, ([id, name]) => ({ id, name }))),
      figure: listFigures({ texts, country, now }, offers),
      text: byName(texts.content.entries.map((entry) => ({ id: entry.slug, name: nameOfText(entry) }))),
    };
  }

  async function isKnown({ kind, id }: HiddenThing): Promise<boolean> {
    if (kind === 'page') return hasPage(id);
    return (await choices())[kind].some((known) => known.id === id);
  }

  return {
    choices,

    async list() {
      return await createHiddenRepository(db).list();
    },

    /** Lists the texts that name a lender in their own words, or link to it: they stay visible unless hidden too. */
    textsAbout(name: string): Hideable[] {
      return texts.content.entries
        .filter((entry) => entry.type !== 'lender' && JSON.stringify(entry).includes(name))
        .map((entry) => ({ id: entry.slug, name: nameOfText(entry) }));
    },

    /** Lists the texts that use a figure of the law. */
    textsLeaningOn(figureId: string): Hideable[] {
      const [, name] = /^lege\/(.+)$/.exec(figureId) ?? [];
      return texts.content.entries
        .filter(({ leansOn }) => leansOn.some((figure) => figure === name))
        .map((entry) => ({ id: entry.slug, name: nameOfText(entry) }));
    },

    /** Hides a thing. @param reason for colleagues, kept in the log for good */
    async hide(asked: HiddenThing, reason: string, by: Author): Promise<HidingAnswer> {
      const thing = asked.kind === 'page' ? { ...asked, id: pagePath(asked.id) } : asked;
      if (!(await isKnown(thing))) return { refused: 'unknown' };
      return await db.transaction().execute(async (trx) => {
        const hiding = { ...thing, reason, hiddenBy: by.name, hiddenAt: now() };
        if (!(await createHiddenRepository(trx).add(hiding))) return { refused: 'hidden' };
        await addToAuditLog(trx, {
          by,
          at: now(),
          action: 'hidden.hidden',
          subject: { kind: thing.kind, id: thing.id },
          after: { reason },
        });
        return done;
      });
    },

    /** Shows a thing again. */
    async show(thing: HiddenThing, by: Author): Promise<HidingAnswer> {
      return await db.transaction().execute(async (trx) => {
        const hiding = await createHiddenRepository(trx).remove(thing);
        if (!hiding) return { refused: 'shown' };
        const { reason, hiddenBy, hiddenAt } = hiding;
        await addToAuditLog(trx, {
          by,
          at: now(),
          action: 'hidden.shown',
          subject: { kind: thing.kind, id: thing.id },
          before: { reason, hiddenBy, hiddenAt },
        });
        return done;
      });
    },
  };
}

/** Extracts the path of a page from a copied address or typed text. */
function pagePath(typed: string): string {
  const { pathname } = URL.parse(typed, 'http://localhost') ?? { pathname: typed };
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

function nameOfText(entry: Content['entries'][number]): string {
  return `${'h1' in entry ? entry.h1 : entry.title} (${entryPath(entry)})`;
}

const romanian = new Intl.Collator('ro', { numeric: true });

function byName(things: Hideable[]): Hideable[] {
  return things.toSorted((a, b) => romanian.compare(a.name, b.name));
}

function listFigures(
  { texts, country, now }: Pick<Options, 'texts' | 'country' | 'now'>,
  offers: readonly Offer[],
) {
  const { currencies, banks } = texts.content;
  const experiment = runningExperiment(country, dayOf(now(), country.timeZone));
  return hideableFigures({ offers, currencies, banks, experiment });
}
