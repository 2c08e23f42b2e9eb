import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { publisher } from './site.ts';

export type Signer = { id: string; name: string; kind: 'desk' | 'person' };

/** Who signs a text. Editorial desks are parts of the organization; nobody is invented to stand for them. */
export function signature({ id, name, kind }: Signer, origin: string): JsonLdNode {
  const address = `${origin}/autor/${id}/`;
  const known = { '@id': `${address}#semnatura`, name, url: address };
  return kind === 'person'
    ? { '@type': 'Person', ...known, worksFor: publisher(origin) }
    : { '@type': 'Organization', ...known, parentOrganization: publisher(origin) };
}

/** The page of who signs texts. */
export function profilePage(signer: Signer & { role: string }, origin: string, language: string): JsonLdNode {
  const address = `${origin}/autor/${signer.id}/`;
  return {
    '@type': 'ProfilePage',
    '@id': address,
    url: address,
    inLanguage: language,
    mainEntity: { ...signature(signer, origin), description: signer.role },
  };
}
