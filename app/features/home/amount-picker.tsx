import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { fromLei } from '#domain/money/bani.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { fillText } from '#domain/text/fill-text.ts';
import type { HomeTexts } from '#domain/content/home-schema.ts';
import './amount-picker.css';

type AmountPickerProps = { texts: HomeTexts['amounts']; term: Term; rulePack: RulePack | null };

/** Round sums that lead straight to their offers. */
export function AmountPicker({ texts, term, rulePack }: AmountPickerProps) {
  // Without the law of a country nothing stands below the sums that could be announced.
  const intro = rulePack && fillText(texts.intro, { perioada: formatTerm(term) });
  return (
    <Band id="sume" title={texts.title} intro={intro ?? undefined}>
      <ul className="amounts">
        {texts.items.map((lei) => {
          const principal = fromLei(lei);
          return (
            <li key={lei}>
              <a href={`/offers/${writeLoanQuery({ request: { principal, term, purpose: null } })}`}>
                <b>{formatMoney(principal)}</b>
                <span>{ceilingOf(principal)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Band>
  );

  function ceilingOf(principal: ReturnType<typeof fromLei>) {
    const maximum = legalMaximum(principal, termDays(term), rulePack);
    if (maximum) return fillText(texts.ceiling, { plafon: formatMoney(maximum.cost) });
    const cap = rulePack?.generalAprCapPercent;
    return cap && fillText(texts.noCeiling, { dae: datedAprCap(cap) });
  }
}
