import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanLimits, LoanRequest } from '#domain/loan/loan-request.ts';
import type { OfferQuote } from './offer-quote.ts';
import type { Offer, OfferRecord } from './offer.ts';
import { isSame } from './offer-parts.ts';
import { publishingProblems } from './publishing-problems.ts';
import { ratesInConditions } from './rates-in-conditions.ts';
import { quoteOffer } from './quote-offer.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { contradictionIn } from '#domain/offers/evidence/contradiction.ts';
import { isOnLendersSite } from '#domain/offers/evidence/evidence-age.ts';
import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import { evidenceTimeline } from '#domain/offers/evidence/evidence-timeline.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { withEvidence } from './offer-evidence.ts';
import { type EvidenceEntry, withEntry } from '#domain/offers/evidence/with-entries.ts';
import type { PriceStatement } from '#domain/offers/evidence/what-may-be-said.ts';
import { offerProducts } from './offer-products.ts';

type Loan = Pick<LoanRequest, 'principal' | 'term'>;

/** Effect of an entry on the site, for its proposer and its approver. */
export type EntryEffect = {
  /** state of the item's price (`whatMayBeSaid`), before and after; null: there is no such item */
  said: { before: PriceStatement | null; after: PriceStatement | null };
  /** quotes of some loans, before and after; empty without an offer */
  quotes: { loan: Loan; before: OfferQuote; after: OfferQuote }[];
  /** remarks of the law and of the figures about the entry, in Romanian sentences, which do not prevent it */
  notes: string[];
  /** reasons why it cannot be public as it is */
  obstacles: string[];
};

type Change = {
  before: LenderEvidence | undefined;
  after: LenderEvidence | undefined;
  item: EvidenceItem | null;
};

type Rules = {
  /** stored offer of the lender; null: none */
  offer: OfferRecord | null;
  /** in force today */
  pack: RulePack | null;
  limits: LoanLimits;
  /** yyyy-mm-dd */
  today: string;
};

/** Loans an entry is tried on: short and small ones, and the most requested ones. */
const TRIED: readonly Loan[] = [
  { principal: fromLei(2_000), term: { count: 3, unit: 'months' } },
  { principal: fromLei(5_000), term: { count: 6, unit: 'months' } },
  { principal: fromLei(10_000), term: { count: 12, unit: 'months' } },
];

/** Computes the site's statements about a lender after a change of its evidence, by the rules of its pages. */
export function entryEffect(change: Change, rules: Rules): EntryEffect {
  const { item, before, after } = change;
  const { offer } = rules;
  const [was, is] = offer === null ? [null, null] : [shown(offer, before), shown(offer, after)];
  const said = { before: saidOf(item, before, rules), after: saidOf(item, after, rules) };
  const own = item && loanOf(item);
  const loans = own ? [own, ...TRIED] : TRIED;
  return {
    said,
    quotes:
      was && is
        ? loans.map((loan) => ({ loan, before: quote(was, loan, rules), after: quote(is, loan, rules) }))
        : [],
    notes: [...(item && after ? notesOf(item, said.after, rules) : []), ...conditionNotes(change, rules)],
    obstacles: [
      ...[newPriceProblem(change, rules)].filter((problem) => problem !== null),
      ...(item?.openedBy !== undefined && !isOnLendersSite(item.source.url, offer?.url ?? null)
        ? ['„Pagina deschisă chiar pe site-ul creditorului” se spune numai de o pagină de pe site-ul lui.']
        : []),
      ...(is && is.lenderKind === 'unknown' && is.products.some(({ price }) => price !== null)
        ? ['Un preț se publică numai când știm ce fel de creditor este: altă lege, alt maxim.']
        : []),
    ],
  };
}

/**
 * Judges an entry before its proposal: its product stays only if the law and its own figures allow a current price. A rejected
 * product is explained in `notes`, and the item stays as history or as a lead.
 * @param known evidence of the lender now
 * @returns the sentence that explains why the entry does not fit the known evidence
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
  const effect = entryEffect({ before: known, after, item }, rules);
  return {
    entry: allowed,
    effect: {
      ...effect,
      notes: [...effect.notes, ...(reason ? [`Produsul rămâne cum era: ${reason}`] : [])],
    },
  };
}

/** Explains why a product may not be shown as current; null: it may, or it does not fit its item at all. */
function reasonAgainst(known: LenderEvidence | undefined, entry: EvidenceEntry, rules: Rules): string | null {
  const { item } = entry;
  if (item && contradictionIn(item) !== null) return 'cifrele dovezii se contrazic.';
  const after = withEntry(known, entry);
  if (!after) return null;
  if (saidOf(item, after, rules) === 'history') return 'prețul dovezii trece de plafonul de astăzi.';
  return newPriceProblem({ before: known, after, item }, rules);
}

/** Finds a price of the change above the ceiling in force, for some amount and term of the site's form. */
function newPriceProblem({ before, after }: Change, rules: Rules): string | null {
  const { offer } = rules;
  if (offer === null) return null;
  const was = priceProblem(shown(offer, before), rules);
  return was === null ? priceProblem(shown(offer, after), rules) : null;
}

function shown(offer: OfferRecord, evidence: LenderEvidence | undefined): Offer {
  return { ...offer, products: offerProducts(evidence) };
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

/** A new rate leaves the texts of the conditions as they were. */
function conditionNotes({ before, after }: Change, { offer }: Rules): string[] {
  const ratesOf = (evidence: LenderEvidence | undefined) =>
    (evidence?.products ?? []).map(({ interest }) => interest);
  if (!offer || !after || isSame(ratesOf(before), ratesOf(after))) return [];
  return ratesInConditions(
    offer.conditions.map(({ value }) => value),
    after.products,
  );
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
