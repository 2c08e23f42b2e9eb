import type { JsonLdNode } from '#app/ui/json-ld.tsx';

type Question = { q: string; a: string };

/** Describes the questions shown on a page. @returns an empty array without questions: an empty list says nothing */
export function faqPage(questions: readonly Question[], address: string): JsonLdNode[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${address}#intrebari`,
      mainEntity: questions.map(({ q, a }) => ({
        '@type': 'Question',
        name: q,
        acceptedAnswer: { '@type': 'Answer', text: a },
      })),
    },
  ];
}
