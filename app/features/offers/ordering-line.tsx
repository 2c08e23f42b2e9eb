import { memo } from 'react';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { RepresentativeExample } from '#app/ui/representative-example.tsx';
import './ordering-line.css';

type OrderingLineProps = {
  /** the law in force; null where no rules are prepared */
  rulePack: RulePack | null;
  /** the specification's example; null: each price explains itself with its own */
  example: RulePack['representativeExample'];
  /** what the order in force depends on */
  ordering: string;
  /** what is said of sums, terms and DAE of the whole list; empty where there is nothing to say */
  stated: string;
};

/** The warning, what the order depends on, and where the whole rule is. */
export const OrderingLine = memo(function OrderingLine({
  rulePack,
  example,
  ordering,
  stated,
}: OrderingLineProps) {
  return (
    <div className="ordering">
      <p>
        {rulePack && <strong>{rulePack.warning} </strong>}
        {ordering} <a href="/cum-ordonam/">Cum ordonăm și din ce trăim</a>
      </p>
      <div className="fine">
        {example && <RepresentativeExample example={example} />}
        {stated !== '' && <p>{stated}</p>}
      </div>
    </div>
  );
});
