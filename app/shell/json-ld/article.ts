import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { signature, type Signer } from './signature.ts';
import { publisher } from './site.ts';

type ArticleFacts = {
  slug: string;
  title: string;
  description: string;
  /** yyyy-mm-dd */
  published: string;
  /** yyyy-mm-dd */
  updated: string;
  section: { slug: string; name: string };
  /** name of its picture below /share/ */
  picture: string;
  author: Signer;
};

/** Describes an article with its signature. @param origin of the site; @param language e.g. ro-RO */
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
      url: `${origin}/share/${facts.picture}.png`,
      width: 1200,
      height: 630,
    },
    author: signature(facts.author, origin),
    publisher: publisher(origin),
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
  };
}
