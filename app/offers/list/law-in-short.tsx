import { memo } from 'react';
import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import { termDays } from '#domain/loan/term.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';

type LawInShortProps = { request: LoanRequest; rulePack: RulePack | null };

/** States the legal maximum for a non-bank lender in one sentence; shows nothing without a known rule. */
export const LawInShort = memo(function LawInShort({ request, rulePack }: LawInShortProps) {
  const { principal, term } = request;
  const maximum = legalMaximum(principal, termDays(term), rulePack);
  const aprCap = rulePack?.generalAprCapPercent;
  const cap = maximum ? rulePack?.dailyCaps : aprCap;
  if (!rulePack || !cap) return null;
  const law = rulePack.capLawName;
  return (
    <>
      Prin {law ? <a href={cap.source.url ?? '/cum-ordonam/'}>{law}</a> : 'lege'}
      {maximum
        ? `, un IFN poate cere cel mult ${moneyInSentence(maximum.cost)} peste cei ${formatNumber(principal / 100)}.`
        : aprCap && `, DAE nu trece de ${datedAprCap(aprCap)}.`}
    </>
  );
});
