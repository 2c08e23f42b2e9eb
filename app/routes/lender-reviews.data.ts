import { dayOf } from '#domain/calendar/iso-day.ts';
import type { LenderPageData } from '#app/features/lender/lender-page-data.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';

const READ_AT_ONCE = 200;

/** The published reviews of one lender, newest first, with the texts that say how reviews are checked. */
export async function lenderReviews(
  slug: string,
  { services, country }: PageArgs,
): Promise<LenderPageData['reviews']> {
  const { home, navigation } = services.content;
  const { checksTitle, checks, invite, inviteMore, link } = home.reviews;
  // The navigation has lost its links to pages that do not exist; whatever is still in it does.
  const exists = navigation.footer.some(({ links }) => links.some((known) => known.link === link.link));
  const reviews = await services.reviews.listPublished({ limit: READ_AT_ONCE });
  return {
    published: reviews
      .filter(({ lenderSlug }) => lenderSlug === slug)
      .map(({ id, name, text, stars, publishedAt }) => {
        return { id, by: name, text, stars, date: dayOf(publishedAt, country.timeZone) };
      }),
    texts: { checksTitle, checks, invite, inviteMore },
    link: exists ? link : null,
  };
}
