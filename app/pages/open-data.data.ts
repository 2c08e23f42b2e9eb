import type { OpenDataFile } from '#app/partners/open-data/open-data-files.ts';
import { tellsPrice } from '#domain/offers/evidence/evidence-item.ts';
import { lastSight } from '#domain/base/series/series-age.ts';
import { seriesNames } from '#domain/base/series/series.ts';
import type { Source } from '#domain/offers/offer.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

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
        offers.flatMap(({ amount, term, price }) =>
          [amount, term, price].map((one) => one && dayOf(one.source)),
        ),
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
