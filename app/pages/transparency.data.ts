import { TransparencyPage } from '#app/partners/transparency/transparency-page.tsx';
import type { TransparencyData, TransparencyLender } from '#app/partners/transparency/transparency-data.ts';
import { lenderSquares } from '#app/partners/shared/transparency/lender-squares.ts';
import { dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import { citationOf } from '#domain/texts/law-library.ts';
import { provenIdentity } from '#domain/offers/lenders/lender-identity.ts';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import { checks } from '#domain/partners/transparency/checks.ts';
import { countSquares, squaresOf } from '#domain/partners/transparency/squares.ts';
import type { Round, TransparencyBook } from '#domain/partners/transparency/transparency-book.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const transparencyPage = declarePage({
  module: 'transparency',
  group: 'lenders',
  Page: TransparencyPage,
  load: loadTransparency,
  addresses: [
    {
      path: '/transparenta/',
      name: 'Transparență: zece întrebări',
      tags: ['offers'],
      onlyIn: 'RO',
      search: () => ({
        title: 'Transparență: zece întrebări',
        summary:
          'Ce arată fiecare creditor pe site-ul lui înainte de cerere: prețul, costul întârzierii, contractul.',
        headings: checks.map(({ label }) => label).join('\n'),
      }),
    },
  ],
});

/** /transparenta/: loads what each lender shows before an application, by the published rounds. */
export async function loadTransparency({ services, country, now }: PageArgs): Promise<TransparencyData> {
  const today = dayOf(now, country.timeZone);
  // Rounds are read together with the offers.
  const { offers } = await services.offers.load();
  const book = services.transparency.book();
  const reviewed = services.content.lenders.map(({ slug, menu }) => {
    return { slug, name: menu, path: lenderPath(slug) };
  });
  // A lender without a review of ours has a sheet, and a row once a round has a page of it.
  const others = offers
    .filter(
      ({ slug }) => reviewed.every((one) => one.slug !== slug) && lenderSquares(slug, book, today).round,
    )
    .map(({ slug, header }) => ({ slug, name: header, path: `/lenders/${slug}/` }));
  const lenders = [...reviewed, ...others]
    .map(({ slug, name, path }): TransparencyLender => {
      const offer = offers.find((one) => one.slug === slug);
      const own = lenderSquares(slug, book, today);
      return {
        ...own,
        slug,
        name,
        legalName: (offer && provenIdentity(offer).legalName?.value) ?? null,
        path,
        counts: countSquares(own.squares),
        history: historyOf(slug, book),
      };
    })
    // By name alone: results never change the order.
    .toSorted((a, b) => a.name.localeCompare(b.name, 'ro'));
  return {
    lenders,
    counts: countSquares(lenders.flatMap(({ squares }) => squares)),
    rounds: book.rounds.flatMap(inShort).toReversed(),
    law: checks.map(({ articles }) =>
      articles.map((id) => {
        const article = services.content.law.get(id);
        return { title: article.title, citation: citationOf(article) };
      }),
    ),
  };
}

function historyOf(lender: string, { rounds }: TransparencyBook): TransparencyLender['history'] {
  return rounds.flatMap(({ number, publishedOn, pages }, at) => {
    if (!pages.some((page) => page.lender === lender)) return [];
    const then = squaresOf(lender, { rounds: rounds.slice(0, at + 1) }, publishedOn);
    return [{ round: number, found: countSquares(then).found }];
  });
}

/** @returns an empty array for a round whose pages were all withdrawn or hidden */
function inShort({ number, publishedOn, pages }: Round) {
  const days: IsoDay[] = pages.map(({ openedOn }) => openedOn).toSorted();
  const [from, until] = [days[0], days.at(-1)];
  if (from === undefined || until === undefined) return [];
  const lenders = new Set(pages.map(({ lender }) => lender)).size;
  return [{ number, publishedOn, from, until, lenders, pages: pages.length }];
}
