import { expect, test } from 'vitest';
import { publicationInWords } from './publication-in-words.ts';

const since = '2026-12-02T07:00:00.000Z';
const decision = { publishAt: since, decidedBy: 'Ana', decidedAt: '2026-12-01T10:00:00.000Z' };
const draft = { state: 'draft', publishAt: null } as const;
const ready = { state: 'published', publishAt: null } as const;

test.each([
  [
    { status: 'draft', publicSince: null, decision: null, fileSays: draft },
    'Vizitatorii nu îl văd. Apare când îl publicați sau la momentul pe care îl alegeți.',
  ],
  [
    { status: 'scheduled', publicSince: since, decision, fileSays: draft },
    'Apare singur la 02.12.2026, 09:00. A hotărât Ana. Fără această hotărâre, vizitatorii nu îl văd.',
  ],
  [
    { status: 'scheduled', publicSince: since, decision: null, fileSays: { ...ready, publishAt: since } },
    'Apare singur la 02.12.2026, 09:00: așa spune fișierul.',
  ],
  [
    { status: 'public', publicSince: since, decision, fileSays: ready },
    'Public din 02.12.2026, 09:00. A hotărât Ana. Fără această hotărâre, este public.',
  ],
  [
    { status: 'public', publicSince: null, decision: null, fileSays: ready },
    'Public: așa spune fișierul. Ca să nu se mai vadă, scoateți-l de pe site.',
  ],
  [
    { status: 'public', publicSince: null, decision: null, fileSays: null },
    'Public mereu: pagina există întotdeauna, iar textele ei se schimbă în fișier.',
  ],
] as const)('a decision about a text is described: %#', (text, expected) => {
  expect(publicationInWords(text)).toBe(expected);
});
