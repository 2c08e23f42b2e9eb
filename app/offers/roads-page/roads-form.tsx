import type { ComponentProps } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import '#app/ui/fold.css';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { CarriedRequest } from '#app/offers/shared/loan-request/loan-fields.tsx';
import { unitOptions, unitWords } from '#domain/loan/term.ts';
import { currencySign, formatMoney } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import type { RoadsError } from '#domain/offers/roads/roads-query.ts';
import type { RoadsPageData } from './roads-page-data.ts';

/** Asks for the amount, the term and, if the visitor has one, an offer received. A GET form: the address holds everything. */
export function RoadsForm({ request, typed, errors, isOpen }: RoadsPageData['form']) {
  const fieldOf = (name: RoadsError['field']) => ({
    name,
    error: errors.find(({ field }) => field === name)?.message,
    defaultValue: typed[name],
  });
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary errors={errors.map(({ field, message }) => ({ href: `#${field}`, message }))} />
      )}
      <details className="fold roads-asked" open={isOpen}>
        <summary>
          {isOpen ? 'Suma și perioada' : `${formatMoney(request.principal)} · ${formatTerm(request.term)}`}
          <span>Schimbați</span>
        </summary>
        <div className="fold-body">
          <form className="roads-ask" action="/drumuri/" method="get" noValidate data-form="roads">
            <NumberField {...fieldOf('suma')} label="Suma, în lei" inputMode="numeric" />
            <NumberField {...fieldOf('perioada')} label="Perioada" inputMode="numeric" />
            <SelectField
              id="unitate"
              name="unitate"
              label="Luni sau zile"
              options={unitOptions}
              defaultValue={unitWords[request.term.unit]}
            />
            {/* Most visitors have no offer: the fold is open only on request, or if it has values. */}
            <details className="roads-offered" open={typed.dobanda !== '' || typed.comisioane !== ''}>
              <summary>Aveți deja o ofertă? Puneți-o alături</summary>
              <div className="roads-offered-fields">
                <NumberField
                  {...fieldOf('dobanda')}
                  label="Dobânda care vi s-a spus"
                  unit="% pe an"
                  inputMode="decimal"
                />
                <NumberField
                  {...fieldOf('comisioane')}
                  label="Comisioane și asigurare, în total"
                  unit={currencySign()}
                  inputMode="decimal"
                />
              </div>
            </details>
            <CarriedRequest request={request} />
            <Button>Vedeți drumurile</Button>
          </form>
        </div>
      </details>
    </>
  );
}

type NumberFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'unit' | 'inputMode' | 'error' | 'defaultValue'
> & { name: string };

function NumberField(props: NumberFieldProps) {
  return <TextField {...props} id={props.name} autoComplete="off" />;
}
