import type { Source } from '#domain/offers/offer.ts';

/**
 * How an act was read. `own`: its own text, in the form of today as far as known. `older-form`: its own text in an older
 * form, so that later changes may be missing. `second-hand`: through somebody else's account of it.
 */
export type ReadingStatus = 'own' | 'older-form' | 'second-hand';

/** One place of an act, with how it was read. */
export type Citation = {
  /** „Legea 243/2024, art. 6” */
  name: string;
  status: ReadingStatus;
  /** where it was read, and when */
  source: Source;
};

/** The status beside an article, in the words a visitor reads. */
export const statusWords: Readonly<Record<ReadingStatus, string>> = {
  own: 'citit în textul actului',
  'older-form': 'citit într-o formă mai veche a actului',
  'second-hand': 'aflat de la alții, textul nu l-am citit',
};

const READ = '2026-11';

/** Legea 243/2024, whose whole text was read. @param articles „art. 6” */
export function law243(articles: string): Citation {
  return citation(`Legea 243/2024, ${articles}`, 'own', {
    url: 'https://legislatie.just.ro/Public/DetaliiDocument/286989',
    date: '2024-08-13',
  });
}

/** OUG 50/2010 as Legea 288/2010 changed it; what changed after 2011 could not be read. */
export function oug50Of2010(articles: string): Citation {
  return citation(`OUG 50/2010, ${articles}, în forma Legii 288/2010`, 'older-form', {
    url: 'https://legislatie.just.ro/Public/DetaliiDocument/124860',
    date: '2010',
  });
}

/** OUG 50/2010, the articles on advertising, in the text of 2010. */
export function oug50Advertising(articles: string): Citation {
  return citation(`OUG 50/2010, ${articles}, în forma din 2010, copie la efin.ro`, 'older-form', {
    url: null,
    date: '2010',
  });
}

/** The equation of DAE. */
export const aprEquation: Citation = citation('Directiva 2008/48/CE, anexa I (formula DAE)', 'own', {
  url: 'https://legislation.gov.uk/eudr/2008/48/annexes/2008-04-23/data.html',
  date: '2008',
});

/** Who may lend as a business. */
export const law93: Citation = citation('Legea 93/2009, art. 2 alin. (2)', 'own', {
  url: null,
  date: '2009',
});

/** The lending rate of BNR, which the ceilings of DAE follow. */
export function lendingRate(source: Source): Citation {
  return { name: source.name, status: 'second-hand', source };
}

function citation(
  name: string,
  status: ReadingStatus,
  { url, date }: Pick<Source, 'url' | 'date'>,
): Citation {
  return { name, status, source: { name, url, date, readAt: READ } };
}
