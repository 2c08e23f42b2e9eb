import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanLimits, LoanRequest } from '#domain/offers/loan-request.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { publishingProblems } from '#domain/offers/publishing-problems.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import { fromLei } from '#domain/money/bani.ts';
import { contradictionIn } from './contradiction.ts';
import { isOnLendersSite } from './evidence-age.ts';
import type { EvidenceItem } from './evidence-item.ts';
import { evidenceTimeline } from './evidence-timeline.ts';
import type { LenderEvidence } from './lender-evidence.ts';
import { withEvidence } from './offer-evidence.ts';
import { followEvidence, withProducts } from './offer-products.ts';
import { type EvidenceEntry, withEntry } from './with-entries.ts';
import type { PriceStatement } from './what-may-be-said.ts';

type Loan = Pick<LoanRequest, 'principal' | 'term'>;

/** What an entry would change on the site, for whoever proposes or approves it. */
export type EntryEffect = {
  /** what may be said of the item, before and after; null: it is not there */
  said: { before: PriceStatement | null; after: PriceStatement | null };
  /** what a visitor is told of some loans, before and after; without an offer there is nothing to tell */
  quotes: { loan: Loan; before: OfferQuote; after: OfferQuote }[];
  /** what the law and the figures themselves say of the entry, in Romanian sentences: it may be entered all the same */
  notes: string[];
  /** why it can not be public as it is */
  obstacles: string[];
};

type Change = {
  before: LenderEvidence | undefined;
  after: LenderEvidence | undefined;
  item: EvidenceItem | null;
  /** whether it states a product */
  isOfProducts: boolean;
};

type Rules = {
  /** of the lender, as it is stored; null: it has none */
  offer: Offer | null;
  /** in force today */
  pack: RulePack | null;
  limits: LoanLimits;
  /** yyyy-mm-dd */
  today: string;
};

/** The loans an entry is tried on: short and small, and those most people ask for. */
const TRIED: readonly Loan[] = [
  { principal: fromLei(2_000), term: { count: 3, unit: 'months' } },
  { principal: fromLei(5_000), term: { count: 6, unit: 'months' } },
  { principal: fromLei(10_000), term: { count: 12, unit: 'months' } },
];

/** What the site would say of a lender after a change of its evidence, by the very rules that make its pages. */
export function entryEffect(change: Change, rules: Rules): EntryEffect {
  const { item, before, after } = change;
  const { offer } = rules;
  const [was, is] =
    offer === null ? [null, null] : [shown(offer, before), shown(followEvidence(offer, change), after)];
  const said = { before: saidOf(item, before, rules), after: saidOf(item, after, rules) };
  const own = item && loanOf(item);
  const loans = own ? [own, ...TRIED] : TRIED;
  return {
    said,
    quotes:
      was && is
        ? loans.map((loan) => ({ loan, before: quote(was, loan, rules), after: quote(is, loan, rules) }))
        : [],
    notes: item && after ? notesOf(item, said.after, rules) : [],
    obstacles: [
      ...[newPriceProblem(change, rules)].filter((problem) => problem !== null),
      ...(item?.openedBy !== undefined && !isOnLendersSite(item.source.url, offer?.url ?? null)
        ? ['„Pagina deschisă chiar pe site-ul creditorului” se spune numai de o pagină de pe site-ul lui.']
        : []),
      ...(is && is.lenderKind === 'unknown' && is.price !== null
        ? ['Un preț se publică numai când știm ce fel de creditor este: altă lege, alt maxim.']
        : []),
    ],
  };
}

/**
 * An entry as it may be proposed: its product only where the law and its own figures leave it a price of today. What stays out is
 * told in `notes`, and the item stays as history or as a lead.
 * @param known of the lender now
 * @returns the sentence that tells why the entry does not fit what is known
 */
export function judgeEntry(
  known: LenderEvidence | undefined,
  entry: EvidenceEntry,
  rules: Rules,
): { entry: EvidenceEntry; effect: EntryEffect } | { problem: string } {
  const { item, product } = entry;
  const reason = product && reasonAgainst(known, entry, rules);
  const allowed = reason ? { ...entry, product: null } : entry;
  const after = withEntry(known, allowed);
  if (!after) {
    return {
      problem: product
        ? 'Un produs se citește numai dintr-o dovadă de nivelul A a aceluiași creditor.'
        : 'De această dovadă se sprijină un produs: ea rămâne de nivelul A și fără contraziceri.',
    };
  }
  if (reason && item === null) return { problem: reason };
  const effect = entryEffect({ before: known, after, item, isOfProducts: allowed.product !== null }, rules);
  return {
    entry: allowed,
    effect: {
      ...effect,
      notes: [...effect.notes, ...(reason ? [`Produsul rămâne cum era: ${reason}`] : [])],
    },
  };
}

/** Why a product may not be told as one of today; null: it may, or it does not fit its item at all. */
function reasonAgainst(known: LenderEvidence | undefined, entry: EvidenceEntry, rules: Rules): string | null {
  const { item } = entry;
  if (item && contradictionIn(item) !== null) return 'cifrele dovezii se contrazic.';
  const after = withEntry(known, entry);
  if (!after) return null;
  const change = { before: known, after, item, isOfProducts: true };
  if (saidOf(item, after, rules) === 'history') return 'prețul dovezii trece de plafonul de astăzi.';
  return newPriceProblem(change, rules);
}

/** The price that the change would bring above the ceiling in force, for some sum and term of the site's form. */
function newPriceProblem(change: Change, rules: Rules): string | null {
  const { offer } = rules;
  if (offer === null) return null;
  const was = priceProblem(shown(offer, change.before), rules);
  return was === null ? priceProblem(shown(followEvidence(offer, change), change.after), rules) : null;
}

function shown(offer: Offer, evidence: LenderEvidence | undefined): Offer {
  const [known = offer] = withProducts([offer], new Map(evidence ? [[offer.slug, evidence]] : []));
  return known;
}

function quote(offer: Offer, loan: Loan, { today, pack }: Rules): OfferQuote {
  return quoteOffer(withEvidence(offer, today), loan, pack);
}

function saidOf(
  item: EvidenceItem | null,
  evidence: LenderEvidence | undefined,
  { offer, pack, today }: Rules,
): PriceStatement | null {
  if (!item || !evidence?.items.some(({ id }) => id === item.id)) return null;
  const known = { lenderKind: offer?.lenderKind ?? 'unknown', url: offer?.url ?? null } as const;
  const found = evidenceTimeline(evidence, known, pack, today).find(({ item: { id } }) => id === item.id);
  return found?.statement ?? 'lead';
}

function loanOf({ principalLei, term }: EvidenceItem): Loan | null {
  if (principalLei === 'unknown' || term === 'unknown') return null;
  const { count, unit } = term;
  return {
    principal: fromLei(principalLei),
    term: unit === 'weeks' ? { count: count * 7, unit: 'days' } : { count, unit },
  };
}

function notesOf(item: EvidenceItem, said: PriceStatement | null, { pack }: Rules): string[] {
  const contradiction = contradictionIn(item);
  if (contradiction)
    return [`Se contrazice, așa că rămâne o pistă pentru redacție și nu se arată. ${contradiction}`];
  if (said === 'lead') return ['O dovadă de nivelul D este o pistă pentru redacție și nu se arată nimănui.'];
  if (said !== 'history') return [];
  const law = pack?.capLawName ? ` din ${pack.capLawName}` : '';
  return [
    `Prețul trece de plafonul de astăzi${law}: se arată ca istoric, cu anul lui, și nu se calculează din el.`,
  ];
}

function priceProblem(offer: Offer, { pack, limits, today }: Rules): string | null {
  const problems = publishingProblems(offer, { pack, limits, today });
  return problems.find(({ part }) => part === 'price')?.message ?? null;
}
