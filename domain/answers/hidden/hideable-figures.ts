import { type LawFigure, lawFigureNames, lawFigures } from '#domain/law/law-figures.ts';
import { leadFigureNames, leadFigures } from '#domain/offers/lead-figures.ts';
import { offerParts } from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';

/**
 * Parts of an offer that can be hidden separately. The lender's identity is not one: without it there is no offer, so the lender is
 * hidden instead.
 */
export const hideableParts = [
  'price',
  'firstLoan',
  'amount',
  'term',
  'repayment',
  'conditions',
  'example',
] as const;
export type HideablePart = (typeof hideableParts)[number];

const partNames = { ...offerParts, ...leadFigureNames };

/** Builds the ids of figures, as stored and as the log names them. */
export const figureIds = {
  /** @param slug of the offer, which is its lender's */
  ofOffer: (slug: string, part: HideablePart) => `oferta/${slug}/${part}`,
  ofLaw: (figure: LawFigure) => `lege/${figure}`,
  /** @param currency ISO code in upper case */
  ofCurrency: (currency: string) => `curs/${currency}`,
  ofExperiment: (name: string) => `experiment/${name}`,
  /** @param bank its slug */
  ofBank: (bank: string) => `banca/${bank}`,
};

type NamedFigure = { id: string; name: string };

type Sources = {
  offers: readonly Offer[];
  currencies: readonly { code: string; one: string }[];
  banks: readonly { slug: string; name: string }[];
  /** that runs now, stopped or not; null: none */
  experiment?: { name: string } | null;
};

/** Lists every figure that can be hidden now, with a name for people: the offers' figures, those of the law, and rates. */
export function hideableFigures({ offers, currencies, banks, experiment }: Sources): NamedFigure[] {
  return [
    ...offers.flatMap((offer) => {
      const shown = { ...offer, ...leadFigures(offer) };
      return hideableParts
        .filter((part) => [shown[part] ?? []].flat().length > 0)
        .map((part) => ({
          id: figureIds.ofOffer(offer.slug, part),
          name: `${offer.header}: ${partNames[part].toLowerCase()}`,
        }));
    }),
    ...lawFigureNames.map((figure) => ({
      id: figureIds.ofLaw(figure),
      name: `Lege: ${lawFigures[figure].name}`,
    })),
    ...currencies
      .filter(({ code }) => code !== 'RON')
      .map(({ code, one }) => ({ id: figureIds.ofCurrency(code), name: `Curs: ${one} (${code})` })),
    ...banks.map(({ slug, name }) => ({ id: figureIds.ofBank(slug), name: `Cursurile băncii: ${name}` })),
    ...(experiment
      ? [{ id: figureIds.ofExperiment(experiment.name), name: `Experiment: ${experiment.name}` }]
      : []),
  ];
}
