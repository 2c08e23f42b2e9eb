import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { termDays } from '#domain/loan/term.ts';
import { fromLei } from '#domain/money/bani.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { CapBar } from '#app/shared/charts/cap-bar.tsx';
import { fillText, type TextValues } from '#domain/text/fill-text.ts';
import type { HomeTexts } from '#domain/content/home-schema.ts';
import './typical-loans.css';

type TypicalLoansProps = {
  texts: HomeTexts['typicalLoans'];
  values: TextValues;
  rulePack: RulePack | null;
  pageExists: (path: string) => boolean;
};

/** Loans people often ask for, each with the most the law lets it cost. Nothing where the law sets no such ceiling. */
export function TypicalLoans({ texts, values, rulePack, pageExists }: TypicalLoansProps) {
  if (!rulePack?.dailyCaps) return null;
  return (
    <Band id="credite-obisnuite" title={texts.title} intro={fillText(texts.intro, values)}>
      <ul className="typical">
        <li className="typical-head fine" aria-hidden="true">
          <span>{texts.ends[0]}</span>
          <span>{texts.ends[1]}</span>
        </li>
        {texts.items.map((loan) => (
          <TypicalLoanRow key={loan.title} loan={loan} rulePack={rulePack} pageExists={pageExists} />
        ))}
      </ul>
    </Band>
  );
}

type RowProps = Pick<TypicalLoansProps, 'pageExists'> & {
  loan: HomeTexts['typicalLoans']['items'][number];
  rulePack: RulePack;
};

function TypicalLoanRow({ loan: { title, link, amount, term }, rulePack, pageExists }: RowProps) {
  const principal = fromLei(amount);
  const maximum = legalMaximum(principal, termDays(term), rulePack);
  if (maximum === null) return null;
  const offers = `/offers/${writeLoanQuery({ request: { principal, term, purpose: null } })}`;
  return (
    <li>
      <p className="typical-name">
        <b>{pageExists(link) ? <a href={link}>{title}</a> : title}</b>
        <a className="typical-offers" href={offers}>
          {moneyInSentence(principal)} pe {formatTerm(term)}
          <span className="sr">: oferte</span>
        </a>
      </p>
      <CapBar principal={principal} cost={maximum.cost} />
      <p className="typical-cost">
        cost cel mult <CostMark>{formatMoney(maximum.cost)}</CostMark>
      </p>
    </li>
  );
}
