import { IndicatorsPage } from '#app/tools/indicators/indicators-page.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { datedValue } from '#domain/base/series/series-in-words.ts';
import { oldNote } from '#domain/base/series/used-series.ts';
import { definitionOf, type SeriesBook, type SeriesName, seriesNames } from '#domain/base/series/series.ts';
import { indicatorsCard } from '#app/tools/indicators/indicators-card.ts';
import type { IndicatorsData, ShownSeries } from '#app/tools/indicators/indicators-data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const indicatorsPage = declarePage({
  module: 'indicators',
  group: 'rates',
  Page: IndicatorsPage,
  load: loadIndicators,
  addresses: [
    {
      path: '/indicatori/',
      name: 'Indicatori: IRCC, ROBOR, inflație',
      onlyIn: 'RO',
      changed: ({ series }) => [series],
      search: () => ({
        title: 'Indicatori',
        summary:
          'IRCC, ROBOR, dobânzile BNR, inflația, salariul minim și taxele: valoarea de azi și cele dinainte, fiecare cu sursa și ziua ei.',
        names: 'IRCC, ROBOR, inflație, salariu minim, taxe',
        headings: seriesNames.map((name) => definitionOf(name).title).join('\n'),
      }),
    },
  ],
});

const groups: readonly { id: string; title: string; intro: string; names: readonly SeriesName[] }[] = [
  {
    id: 'dobanzi',
    title: 'Dobânzi',
    intro:
      'Dobânda-cheie și Lombard le hotărăște BNR. IRCC și ROBOR intră în ratele cu dobândă variabilă; la IRCC, ziua este cea de la care valoarea se aplică, la două trimestre după cel măsurat.',
    names: ['dobanda-cheie', 'lombard', 'ircc', 'robor-3m', 'robor-6m'],
  },
  {
    id: 'medii-banci',
    title: 'Ce cer băncile, în medie',
    intro:
      'Medii ale unei luni, în lei, cântărite după sume: creditele mari contează mai mult, iar unul mic costă de obicei peste medie. Nu sunt oferte. DAE cuprinde comisioanele; dobânda la descoperit de cont, nu.',
    names: ['dae-credite-consum', 'dobanda-descoperit-de-cont'],
  },
  {
    id: 'preturi',
    title: 'Prețuri',
    intro:
      'Inflația anuală compară o lună cu aceeași lună a anului trecut. Media anului compară un an întreg cu cel dinainte.',
    names: ['inflatie', 'inflatie-medie'],
  },
  {
    id: 'salarii',
    title: 'Salarii',
    intro: 'Salariul minim brut pe țară, pe lună, la program întreg.',
    names: ['salariu-minim'],
  },
];

/** /indicatori/: loads every series, with the current and all earlier values. */
export async function loadIndicators({ services, country, now }: PageArgs): Promise<IndicatorsData> {
  const book = services.series.book();
  const today = dayOf(now, country.timeZone);
  const charted = new Set(groups.flatMap(({ names }) => names));
  const shown = (names: readonly SeriesName[]) =>
    names.filter((name) => book[name].length > 0).map((name) => shownSeries(name, book, today));
  const drawn = groups.map(({ names, ...group }) => ({ ...group, series: shown(names) }));
  return {
    today,
    groups: drawn,
    shareCard: indicatorsCard({ groups: drawn, today }),
    taxes: shown(seriesNames.filter((name) => !charted.has(name))),
  };
}

function shownSeries(name: SeriesName, book: SeriesBook, today: string): ShownSeries {
  const { title, rhythm, publishedBy } = definitionOf(name);
  const point = pointOn(book[name], today);
  return {
    name,
    title,
    points: book[name],
    now: point ? datedValue(name, point) : null,
    old: point ? oldNote(name, point, today) : null,
    rhythm: rhythm.words,
    publishedBy,
  };
}
