import type { RulePack } from '#domain/law/rule-pack.ts';
import { bani } from '#domain/base/money/bani.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';

type RepresentativeExampleProps = { example: NonNullable<RulePack['representativeExample']> };

/** Shows the representative example that the law requires beside any figure about credit, from the rules in force. */
export function RepresentativeExample({ example }: RepresentativeExampleProps) {
  const { principal, termDays, yearlyRatePercent, total, aprPercent } = example;
  return (
    <p>
      Exemplu reprezentativ: credit de {moneyInSentence(principal)} rambursat printr-o singură plată după{' '}
      {countDays(termDays)}, dobândă simplă fixă {formatPercent(yearlyRatePercent, 2)} pe an, adică{' '}
      {formatMoney(bani(total - principal))}, fără comisioane, sumă totală plătibilă {formatMoney(total)}, DAE{' '}
      {formatPercent(aprPercent, 2)}.
    </p>
  );
}
