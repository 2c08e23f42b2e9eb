import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { publisher } from './site.ts';

type Signer = { id: string; name: string; kind: 'desk' | 'person' };

type ArticleFacts = {
  slug: string;
  title: string;
  description: string;
  /** yyyy-mm-dd */
  published: string;
  /** yyyy-mm-dd */
  updated: string;
  /** name of its theme and of its picture in public/share/ */
  section: { slug: string; name: string };
  author: Signer;
};

/** An article with who signs it. @param origin of the site; @param language e.g. ro-RO */
export function article(facts: ArticleFacts, origin: string, language: string): JsonLdNode {
  const address = `${origin}/${facts.slug}/`;
  return {
    '@type': 'Article',
    '@id': `${address}#articol`,
    headline: facts.title,
    description: facts.description,
    articleSection: facts.section.name,
    inLanguage: language,
    datePublished: facts.published,
    dateModified: facts.updated,
    image: {
      '@type': 'ImageObject',
      url: `${origin}/share/${facts.section.slug}.png`,
      width: 1200,
      height: 630,
    },
    author: signer(facts.author, origin),
    publisher: publisher(origin),
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
  };
}

/** Editorial desks are parts of the organization; nobody is invented to stand for them. */
function signer({ id, name, kind }: Signer, origin: string): JsonLdNode {
  const address = `${origin}/autor/${id}/`;
  const known = { '@id': `${address}#semnatura`, name, url: address };
  return kind === 'person'
    ? { '@type': 'Person', ...known, worksFor: publisher(origin) }
    : { '@type': 'Organization', ...known, parentOrganization: publisher(origin) };
}
