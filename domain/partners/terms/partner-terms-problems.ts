import { formatDate } from '#domain/base/text/format-date.ts';
import { isInForce } from './is-in-force.ts';
import type { OfferTerms } from './offer-terms.ts';
import type { PartnerTerms } from './partner-terms.ts';
import {
  beginProblems,
  daysInWords,
  endProblems,
  isOverlapping,
  type TermsProblem,
} from './terms-days-problems.ts';
import type { TermsEntry } from './terms-entry.ts';

export type KnownPartnerTerms = {
  /** yyyy-mm-dd, in Bucharest */
  today: string;
  /** id and displayed name of each offer */
  offers: ReadonlyMap<string, string>;
  /** ids of partners that may have terms: approved or paused ones */
  partners: ReadonlySet<string>;
  offerTerms: readonly OfferTerms[];
  partnerTerms: readonly PartnerTerms[];
};

/** Finds the problems of a decision about a partner's terms, today: when it is proposed, and again when it is approved. */
export function partnerTermsProblems(
  entry: TermsEntry<PartnerTerms>,
  { today, offers, partners, offerTerms, partnerTerms }: KnownPartnerTerms,
): TermsProblem[] {
  const own = partnerTerms.filter(({ partnerId }) => partnerId === entry.subject);
  if ('ends' in entry) return endProblems(entry.ends, own, today);
  const { begins } = entry;
  const problems = beginProblems(begins, today);
  if (!partners.has(begins.partnerId)) {
    problems.push({ field: 'partener', message: 'Alegeți un partener aprobat.' });
  }
  problems.push(...unpaidOffers(begins, { offers, offerTerms }));
  const other = own.find((terms) => isOverlapping(terms, begins) && haveOfferInCommon(terms, begins));
  if (other) {
    const message = `Partenerul are deja termeni ${daysInWords(other)} pentru aceste oferte. Alegeți alte zile sau încheiați întâi acei termeni.`;
    problems.push({ field: 'de_la', message });
  }
  return problems;
}

/** Offers for which we are not paid on the first day: there would be nothing to share. */
function unpaidOffers(
  { offers: named, from }: Omit<PartnerTerms, 'id'>,
  { offers, offerTerms }: Pick<KnownPartnerTerms, 'offers' | 'offerTerms'>,
): TermsProblem[] {
  const paid = new Set(offerTerms.filter((terms) => isInForce(terms, from)).map(({ offerId }) => offerId));
  if (named === null) {
    if (paid.size > 0) return [];
    const message = `La ${formatDate(from)} nu plătește nimeni pentru nicio ofertă. Propuneți întâi cine plătește.`;
    return [{ field: 'oferte', message }];
  }
  if (named.length === 0) return [{ field: 'oferte', message: 'Alegeți cel puțin o ofertă.' }];
  const unknown = named.find((id) => !offers.has(id));
  if (unknown !== undefined) return [{ field: 'oferte', message: `Oferta ${unknown} nu există.` }];
  const unpaid = named.find((id) => !paid.has(id));
  if (unpaid === undefined) return [];
  const message = `Pentru oferta ${offers.get(unpaid)} nu plătește nimeni la ${formatDate(from)}. Propuneți întâi cine plătește.`;
  return [{ field: 'oferte', message }];
}

function haveOfferInCommon(
  { offers }: Pick<PartnerTerms, 'offers'>,
  { offers: others }: Pick<PartnerTerms, 'offers'>,
): boolean {
  return offers === null || others === null || offers.some((id) => others.includes(id));
}
