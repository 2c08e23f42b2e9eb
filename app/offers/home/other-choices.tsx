import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Term } from '#domain/loan/term.ts';
import { purposes } from '#domain/loan/loan-request.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { fillText } from '#domain/base/text/fill-text.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import type { PurposeTexts } from '#app/offers/shared/loan-request/loan-fields.tsx';
import { Band } from '#app/ui/band.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { AmountPicker } from './amount-picker.tsx';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';

export type LoanIndexEntry = { slug: string; menu: string };

type OtherChoicesProps = {
  texts: Pick<HomeTexts, 'choices' | 'amounts'>;
  purposeTexts: PurposeTexts;
  /** of the amounts */
  term: Term;
  rulePack: RulePack | null;
  /** every loan type with a page, in alphabetical order */
  loanTypes: readonly LoanIndexEntry[];
};

/** Links the offers by amount, by purpose and by loan type, each in a fold. */
export function OtherChoices({
  texts: { choices, amounts },
  purposeTexts,
  term,
  rulePack,
  loanTypes,
}: OtherChoicesProps) {
  return (
    <Band id="alegeti" title={choices.title}>
      <div className="choices">
        <Fold summary={fillText(amounts.title, { perioada: formatTerm(term) })} open>
          <AmountPicker texts={amounts} term={term} rulePack={rulePack} />
        </Fold>
        <Fold
          summary={fillText(choices.purposes, {
            cheltuieli: countNoun(purposes.length, 'cheltuială', 'cheltuieli'),
          })}
        >
          <Chips
            chips={purposes.map((purpose) => ({
              href: `/offers/?scop=${purpose}`,
              label: purposeTexts[purpose].label,
            }))}
          />
        </Fold>
        {loanTypes.length > 0 && (
          <Fold
            summary={fillText(choices.loanTypes, { feluri: countNoun(loanTypes.length, 'fel', 'feluri') })}
          >
            <Chips chips={loanTypes.map(({ slug, menu }) => ({ href: `/${slug}/`, label: menu }))} />
          </Fold>
        )}
      </div>
    </Band>
  );
}
