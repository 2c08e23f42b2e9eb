import { formatDate } from '#domain/base/text/format-date.ts';
import { checks } from './checks.ts';
import { LETTER_DAYS } from './publishing.ts';
import type { Square } from './squares.ts';

type Letter = {
  /** the lender's name for visitors */
  name: string;
  /** results of its approved pages of the round */
  squares: readonly Square[];
  /** of the site, without a slash at its end */
  origin: string;
};

/** Writes the letter to a lender about the coming publication, for a colleague to read and send. */
export function letterToLender({ name, squares, origin }: Letter): string {
  const lines = squares.map(({ check, state, page }, at) => {
    const label = `${at + 1}. ${checks.find(({ id }) => id === check)?.label}`;
    if (state === 'unchecked') return `${label}: nu am căutat încă`;
    const said = state === 'found' ? 'găsit' : 'căutat și negăsit';
    return `${label}: ${said} la ${formatDate(page.openedOn)}, ${page.url}`;
  });
  return [
    `Către ${name}`,
    '',
    'Bună ziua,',
    '',
    `Împrumut Clar compară credite și arată, pentru fiecare creditor, care dintre zece informații se găsesc pe site-ul lui înainte de cerere. Lista și regula sunt aceleași pentru toți: ${origin}/transparenta/`,
    '',
    'Iată ce am văzut pe paginile dumneavoastră:',
    '',
    ...lines,
    '',
    `Publicăm aceste rezultate cel mai devreme la ${LETTER_DAYS} zile după trimiterea acestei scrisori. Dacă o informație este pe site și nu am văzut-o, trimiteți-ne adresa paginii și o deschidem. Dacă doriți, publicăm lângă rezultate răspunsul dumneavoastră, cu data lui.`,
    '',
    'Nu cerem și nu primim bani pentru un rezultat. Rezultatele nu schimbă ordinea ofertelor.',
    '',
    'Redacția Împrumut Clar',
  ].join('\n');
}
