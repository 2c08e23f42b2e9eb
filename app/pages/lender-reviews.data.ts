import { dayOf } from '#domain/base/days/iso-day.ts';
import type { LenderPageData } from '#app/offers/lender/lender-page-data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';

const READ_AT_ONCE = 200;

/** Loads the published reviews of one lender, newest first, with the texts about moderation. */
export async function lenderReviews(slug: string, args: PageArgs): Promise<LenderPageData['reviews']> {
  const { checksTitle, checks } = args.services.content.home.reviews;
  const reviews = await args.services.reviews.listPublished({ limit: READ_AT_ONCE });
  return {
    published: reviews
      .filter(({ lenderSlug }) => lenderSlug === slug)
      .map(({ id, name, text, stars, publishedAt }) => {
        return { id, name, about: null, text, stars, date: dayOf(publishedAt, args.country.timeZone) };
      }),
    texts: { checksTitle, checks },
    form: formState(args, 'review'),
    isSent: formReceipt(args, 'review') !== null,
  };
}
