import { memo } from 'react';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { RepresentativeExample } from '#app/ui/representative-example.tsx';
import './ordering-line.css';

type OrderingLineProps = {
  /** what the order in force depends on */
  ordering: string;
  /** the specification's example; null: each price explains itself with its own */
  example: RulePack['representativeExample'];
  /** the way to help that costs nothing */
  friday: { text: string; href: string };
};

/** What the order depends on, where the whole rule is, and what to do instead of a loan. */
export const OrderingLine = memo(function OrderingLine({ ordering, example, friday }: OrderingLineProps) {
  return (
    <div className="ordering fine">
      <p>
        {ordering} <a href="/cum-ordonam/">Cum ordonăm</a>
      </p>
      {example && <RepresentativeExample example={example} />}
      <p className="ordering-help">
        <a href={friday.href}>{friday.text}</a>
      </p>
    </div>
  );
});
