import { OpenDataPage } from '#app/partners/open-data/open-data-page.tsx';
import { type OpenDataFile, openDataFiles } from '#app/partners/open-data/open-data-files.ts';
import { tellsPrice } from '#domain/offers/evidence/evidence-item.ts';
import { lastSight } from '#domain/base/series/series-age.ts';
import { seriesNames } from '#domain/base/series/series.ts';
import type { Source } from '#domain/offers/offer.ts';
import { leadFigures } from '#domain/offers/lead-figures.ts';
import type { PageArgs, Shell } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { openDataChanges } from '#domain/answers/open-data-changes.ts';
import { dataset } from '#app/shell/json-ld/dataset.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';

export const openDataPage = declarePage({
  module: 'open-data',
  Page: OpenDataPage,
  load: loadOpenData,
  about: describeOpenData,
  addresses: [
    {
      path: '/date-deschise/',
      name: 'Date deschise',
      onlyIn: 'RO',
      tags: ['offers'],
      changed: ({ series, offers }) => [...openDataChanges.map(({ day }) => day), series, ...offers.values()],
      search: () => ({
        title: 'Date deschise',
        summary:
          'Fișierele CSV și JSON din care sunt făcute listele și calculele noastre: dovezi, oferte, plafoane, serii.',
        names: 'Date deschise, CSV, JSON',
      }),
    },
  ],
});

/** Period covered by each file, ISO 8601; null: nothing in it has a date. */
export type OpenDataData = { coverage: Record<OpenDataFile, string | null> };

/** /date-deschise/: loads the period covered by each file. */
export async function loadOpenData({ services, country }: PageArgs): Promise<OpenDataData> {
  const { content, evidence, series } = services;
  const book = series.book();
  const points = seriesNames.flatMap((name) => book[name]);
  const { offers } = await services.offers.load();
  const known = content.lenders.flatMap(({ slug }) => evidence.find(slug)?.items ?? []);
  const { rounds } = services.transparency.book();
  const [firstPack] = country.rulePacks;
  return {
    coverage: {
      dovezi: span(known.map(({ source }) => dayOf(source))),
      preturi: span(known.filter(tellsPrice).map(({ source }) => dayOf(source))),
      oferte: span(
        offers
          .map(leadFigures)
          .flatMap(({ amount, term, price }) => [amount, term, price].map((one) => one && dayOf(one.source))),
      ),
      // A ceiling is valid until the next one.
      plafoane: firstPack ? `${firstPack.validFrom}/..` : null,
      transparenta: span(rounds.flatMap(({ pages }) => pages.map(({ openedOn }) => openedOn))),
      serii: span(points.flatMap((point) => [point.from, lastSight(point)])),
    },
  };
}

function dayOf({ date, readAt }: Source): string | null {
  return date ?? readAt;
}

// Returns the period of some dates, which may be known by month or year only: in ISO 8601 their order is alphabetical.
function span(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  return first === undefined || last === undefined ? null : `${first}/${last}`;
}

/** The open data, a file each; one without a day is empty and not listed for programs. */
function describeOpenData({ coverage }: OpenDataData, { origin, country }: Shell): JsonLdNode[] {
  const filled = openDataFiles.filter(({ name }) => coverage[name] !== null);
  return filled.map((file) => dataset({ ...file, coverage: coverage[file.name] }, origin, country.language));
}
