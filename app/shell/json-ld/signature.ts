import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { publisher } from './site.ts';

export type Signer = { id: string; name: string; kind: 'desk' | 'person' };

/** Describes the signature of a text. Editorial desks are parts of the organization; no person is invented for them. */
export function signature({ id, name, kind }: Signer, origin: string): JsonLdNode {
  const address = `${origin}/autor/${id}/`;
  const known = { '@id': `${address}#semnatura`, name, url: address };
  return kind === 'person'
    ? { '@type': 'Person', ...known, worksFor: publisher(origin) }
    : { '@type': 'Organization', ...known, parentOrganization: publisher(origin) };
}

/** Describes the page of an author. */
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
