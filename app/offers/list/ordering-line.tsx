import { memo } from 'react';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { RepresentativeExample } from '#app/ui/representative-example.tsx';

type OrderingLineProps = {
  /** what the current order depends on */
  ordering: string;
  /** the specification's example; null: each price has its own */
  example: RulePack['representativeExample'];
};

/** Tells what the order depends on, and where the whole rule is. */
export const OrderingLine = memo(function OrderingLine({ ordering, example }: OrderingLineProps) {
  return (
    <div className="fine">
      <p>
        {ordering} <a href="/cum-ordonam/">Cum ordonăm</a>
      </p>
      {example && <RepresentativeExample example={example} />}
    </div>
  );
});
