import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { termDays } from '#domain/loan/term.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { fillText, type TextValues } from '#domain/base/text/fill-text.ts';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';

type TypicalLoansProps = {
  texts: HomeTexts['typicalLoans'];
  values: TextValues;
  rulePack: RulePack | null;
  pageExists: (path: string) => boolean;
};

/** Shows typical loans, each with its legal maximum. Shows nothing if the law sets no such ceiling. */
export function TypicalLoans({ texts, values, rulePack, pageExists }: TypicalLoansProps) {
  if (!rulePack?.dailyCaps) return null;
  return (
    <Band id="credite-obisnuite" title={texts.title} intro={fillText(texts.intro, values)}>
      <ul className="typical">
        {texts.items.map(({ title, link, amount, term }) => {
          const principal = fromLei(amount);
          const maximum = legalMaximum(principal, termDays(term), rulePack);
          const offers = `/offers/${writeLoanQuery({ request: { principal, term, purpose: null } })}`;
          return (
            maximum && (
              <li key={title}>
                <a href={pageExists(link) ? link : offers}>
                  <b>{title}</b>
                  <span>
                    {formatMoney(principal)}, {formatTerm(term)}
                  </span>
                  cost: cel mult {formatMoney(maximum.cost)}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </Band>
  );
}
