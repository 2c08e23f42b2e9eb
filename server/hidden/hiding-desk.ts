import type { Kysely } from 'kysely';
import { hideableFigures } from '#domain/hidden/hideable-figures.ts';
import type { HiddenKind, HiddenThing } from '#domain/hidden/hidden-things.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { addToAuditLog, type Author } from '#server/office/audit-log.ts';
import type { Content } from '#server/content/content.ts';
import type { Database } from '#server/db/tables.ts';
import { entryPath } from '#server/seo/entry-path.ts';
import { createHiddenRepository } from './hidden-repository.ts';

/** Why nothing was done: no such thing, it is out of sight already, or it never was. */
export type HidingAnswer = { status: 'done' } | { refused: 'unknown' | 'hidden' | 'shown' };

/** Something that can be taken out of sight, by its name for people. */
type Hideable = { id: string; name: string };

type Options = {
  db: Kysely<Database>;
  content: Pick<Content, 'entries' | 'lenders' | 'currencies' | 'banks'>;
  /** every offer, whatever is hidden of it */
  listOffers: () => Promise<readonly Offer[]>;
  /** whether the site has a page at a path, in sight or not */
  hasPage: (path: string) => boolean;
  now: () => Date;
};

export type HidingDesk = ReturnType<typeof createHidingDesk>;

/**
 * The switch: takes a thing out of sight everywhere and puts it back, with its entry in the log. One person is enough: it is a
 * brake, and what it takes away comes back whole.
 */
export function createHidingDesk({ db, content, listOffers, hasPage, now }: Options) {
  const done = { status: 'done' } as const;

  /** What there is to choose from, by name; pages are typed. */
  async function choices(): Promise<Record<Exclude<HiddenKind, 'page'>, Hideable[]>> {
    const offers = await listOffers();
    const lenders = new Map([
      ...offers.map(({ slug, header }) => [slug, header] as const),
      ...content.lenders.map(({ slug, menu }) => [slug, menu] as const),
    ]);
    return {
      lender: byName(Array.from(lenders, ([id, name]) => ({ id, name }))),
      figure: hideableFigures({ offers, currencies: content.currencies, banks: content.banks }),
      text: byName(content.entries.map((entry) => ({ id: entry.slug, name: nameOfText(entry) }))),
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

    /** The texts that name a lender in their own words, or lead to it: they stay in sight unless somebody hides them too. */
    textsAbout(name: string): Hideable[] {
      return content.entries
        .filter((entry) => entry.type !== 'lender' && JSON.stringify(entry).includes(name))
        .map((entry) => ({ id: entry.slug, name: nameOfText(entry) }));
    },

    /** The texts that go with a figure of the law. */
    textsLeaningOn(figureId: string): Hideable[] {
      const [, name] = /^lege\/(.+)$/.exec(figureId) ?? [];
      return content.entries
        .filter(({ leansOn }) => leansOn.some((figure) => figure === name))
        .map((entry) => ({ id: entry.slug, name: nameOfText(entry) }));
    },

    /** Takes a thing out of sight. @param reason why, for colleagues: kept in the log for good */
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

    /** Puts a thing back where it was. */
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

/** The path of a page, of what somebody copied from a browser or typed. */
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
