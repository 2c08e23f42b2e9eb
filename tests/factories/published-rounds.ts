import { type TransparencyEntry } from '#domain/partners/transparency/entry.ts';
import { transparencyBook, type TransparencyBook } from '#domain/partners/transparency/transparency-book.ts';

const copy = 'a'.repeat(64);

/** Builds two rounds as the office could have published them: Smile Credit in both, Viva Credit, with an answer, in the second. */
export function publishedRounds(): TransparencyBook {
  const smile = { kind: 'page', lender: 'smile-credit', url: 'https://www.smilecredit.ro/', copy } as const;
  const entries: [on: string, entry: TransparencyEntry][] = [
    [
      '2026-10-21',
      { ...smile, round: 1, openedOn: '2026-10-20', found: ['who', 'price'], missing: ['late'] },
    ],
    ['2026-11-10', { kind: 'publication', round: 1 }],
    ['2026-11-18', { ...smile, round: 2, openedOn: '2026-11-18', found: ['late'], missing: ['form'] }],
    [
      '2026-11-18',
      {
        kind: 'page',
        lender: 'viva-credit',
        round: 2,
        url: 'https://vivacredit.ro/costuri/',
        openedOn: '2026-11-17',
        copy,
        found: ['contact'],
        missing: ['price', 'example'],
      },
    ],
    [
      '2026-11-19',
      {
        kind: 'answer',
        lender: 'viva-credit',
        answeredOn: '2026-11-12',
        words: 'Prețul este în contul de client.',
      },
    ],
    ['2026-11-20', { kind: 'publication', round: 2 }],
  ];
  return transparencyBook(entries.map(([on, entry]) => ({ on, entry })));
}
