import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap, lawPercent } from '#domain/law/rules-in-words.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { fillText } from '#domain/base/text/fill-text.ts';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';
import './amount-picker.css';

type AmountPickerProps = { texts: HomeTexts['amounts']; term: Term; rulePack: RulePack | null };

/** Links round amounts to their offers, each with the legal maximum for an IFN. */
export function AmountPicker({ texts, term, rulePack }: AmountPickerProps) {
  const cap = rulePack?.generalAprCapPercent;
  const last = rulePack?.dailyCaps?.value.at(-1);
  return (
    <>
      <ul className="amounts">
        {texts.items.map((lei) => {
          const principal = fromLei(lei);
          const maximum = legalMaximum(principal, termDays(term), rulePack);
          return (
            <li key={lei}>
              <a href={`/offers/${writeLoanQuery({ request: { principal, term, purpose: null } })}`}>
                <b>{formatMoney(principal)}</b>
                {maximum ? (
                  <span>{fillText(texts.ceiling, { plafon: formatMoney(maximum.cost) })}</span>
                ) : (
                  cap && <span>{fillText(texts.noCeiling, { dae: lawPercent(cap.value) })}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      {cap && last && (
        <p>{fillText(texts.note, { prag: moneyInSentence(last.upTo), dae: datedAprCap(cap) })}</p>
      )}
    </>
  );
}
