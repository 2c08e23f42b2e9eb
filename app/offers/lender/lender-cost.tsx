import type { ReactNode } from 'react';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { Fold } from '#app/ui/fold.tsx';
import { LenderForm } from './lender-form.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { LenderPart } from './lender-part.tsx';
import { SourceLine } from './source-line.tsx';

type LenderCostProps = {
  data: Pick<LenderPageData, 'path' | 'request' | 'errors' | 'example' | 'isPriced'>;
  /** cost of the offer for the request, or the legal maximum */
  figures: ReactNode;
};

/** Shows the offer for the visitor's amount and term. A form can return the focus to it. */
export function LenderCost({ data, figures }: LenderCostProps) {
  const { path, request, errors, example, isPriced } = data;
  const title = isPriced ? `Cât vă costă ${moneyInSentence(request.principal)}` : 'Cât vă poate cere';
  return (
    <LenderPart id="oferta" title={errors.length > 0 ? 'Suma și perioada dumneavoastră' : title}>
      {errors.length === 0 && figures}
      <div>
        {example && errors.length === 0 && (
          <Fold summary="Exemplul publicat de creditor">
            <p>{example.text}</p>
            <SourceLine sources={[example.source]} />
          </Fold>
        )}
        <Fold summary="Schimbați suma sau perioada" open={errors.length > 0}>
          <LenderForm path={path} request={request} errors={errors} />
        </Fold>
      </div>
    </LenderPart>
  );
}
