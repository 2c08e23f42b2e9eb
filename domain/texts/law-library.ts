import type { Act } from '#domain/texts/schemas/act-schema.ts';
import type { Citation } from '#domain/base/sources/citation.ts';

/** „legea-243-2024/art-6”: an act and one of its articles, as in addresses and in texts. */
export type ArticleId = string;

/** An act of the library, with its id, and its articles in the order of its file. */
export type LawAct = Omit<Act, 'articles'> & { id: string; articles: readonly LawArticle[] };

/** One article of an act, as cited by every page, check and letter. */
export type LawArticle = Omit<Act['articles'][string], 'inForce'> & {
  id: ArticleId;
  /** its own page */
  path: string;
  /** „OUG 50/2010, art. 32” */
  name: string;
  inForce: Act['inForce'];
};

export type LawLibrary = ReturnType<typeof createLawLibrary>;

/** Indexes the acts our texts lean on, by article. @param acts by their ids, the names of their files */
export function createLawLibrary(acts: Readonly<Record<string, Act>>) {
  const all = Object.entries(acts).map(([id, act]) => toLawAct(id, act));
  const byId = new Map(all.flatMap(({ articles }) => articles).map((article) => [article.id, article]));
  return {
    /** by name */
    acts: all.toSorted((a, b) => a.name.localeCompare(b.name, 'ro', { numeric: true })),
    articles: [...byId.values()],
    find: (id: ArticleId): LawArticle | undefined => byId.get(id),
    /** Finds an article. @throws {RangeError} for an unknown id, which the check of the content should have refused */
    get(id: ArticleId): LawArticle {
      const article = byId.get(id);
      if (!article) throw new RangeError(`no article ${id}`);
      return article;
    },
  };
}

function toLawAct(actId: string, { articles, ...act }: Act): LawAct {
  return {
    ...act,
    id: actId,
    articles: Object.entries(articles).map(([slug, article]) => {
      const id = `${actId}/${slug}`;
      return {
        ...article,
        id,
        path: `/legi/${id}/`,
        name: article.place === null ? act.name : `${act.name}, ${article.place}`,
        inForce: article.inForce ?? act.inForce,
      };
    }),
  };
}

/** Builds the citation of an article for checks and letters. */
export function citationOf({ name, reading, path }: LawArticle): Citation {
  return { name, status: reading, href: path };
}
