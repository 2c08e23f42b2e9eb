import type { FrontmatterOf } from '#domain/content/content-schema.ts';
import type { ScoreCriterion } from '#domain/lenders/lender-score.ts';
import { provenIdentity } from '#domain/lenders/lender-identity.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';

type SourcedFact = Pick<FrontmatterOf<'lender'>['identity'][number], 'label' | 'source'>;

type Known = {
  /** null: no record of an offer, or it could not be read */
  offer: Pick<Offer, 'legalName' | 'registers' | 'amount' | 'term' | 'conditions' | 'price'> | null;
  /** from the lender's page */
  identity: readonly SourcedFact[];
  late: Source | null;
};

// Names of identity facts in content/creditori/.
const labels: Partial<Record<ScoreCriterion, readonly SourcedFact['label'][]>> = {
  taxCode: ['Cod unic de înregistrare'],
  address: ['Sediu'],
  contact: ['Telefon', 'E-mail'],
};

/** Where each criterion of a lender's score was read. */
export function scoreSources({ offer, identity, late }: Known): Partial<Record<ScoreCriterion, Source[]>> {
  const proven = offer && provenIdentity(offer);
  const figures = {
    name: proven?.legalName,
    register: proven?.registers,
    amount: offer?.amount,
    term: offer?.term,
    price: offer?.price,
  };
  const ofFigures = Object.entries(figures).map(([id, figure]) => [id, figure ? [figure.source] : []]);
  const ofIdentity = Object.entries(labels).map(([id, names]) => [
    id,
    identity.filter(({ label }) => names.includes(label)).map(({ source }) => source),
  ]);
  return {
    ...Object.fromEntries([...ofFigures, ...ofIdentity]),
    conditions: (offer?.conditions ?? []).map(({ source }) => source),
    lateCost: late ? [late] : [],
  };
}
