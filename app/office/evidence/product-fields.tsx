import { useState } from 'react';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Product } from '#domain/offers/evidence/product-schema.ts';
import {
  freeForWords,
  kindWords,
  productColumns,
  type ProductColumn,
  productHints,
  type TypedProduct,
  writeProduct,
} from '#domain/offers/evidence/typed-product.ts';
import type { Change } from '#app/desk/use-change.ts';

type Props = { products: readonly Product[]; lender: string } & Pick<Change, 'fieldOf'>;

const options = (words: Readonly<Record<string, string>>) => [
  { value: '', label: 'Alegeți' },
  ...Object.values(words).map((word) => ({ value: word, label: word })),
];
const hints: Partial<Record<ProductColumn, string>> = {
  ...productHints,
  nume: 'Cum îl văd vizitatorii: „6 rate lunare egale”',
  zile_gratuite_conditie: 'Cu ce condiție se dau și ce urmează după ele',
};

/**
 * Asks for the lender's product by this source: its quotes are computed from it. A source may also leave the product unchanged.
 */
export function ProductFields({ products, lender, fieldOf }: Props) {
  const [chosen, setChosen] = useState('');
  const product = products.find(({ id }) => id === chosen);
  return (
    <fieldset className="figure-fields">
      <legend className="label">Produsul</legend>
      <div className="office-stack">
        <SelectField
          id="produsul"
          name="produsul"
          label="Ce se schimbă în ce vinde creditorul"
          hint="Prețurile de pe site se calculează din produs; el se citește numai dintr-o dovadă de nivelul A"
          options={[
            { value: '', label: 'nimic: numai o dovadă' },
            ...products.map(({ id, name }) => ({ value: id, label: `produsul „${name}”` })),
            { value: 'nou', label: 'un produs nou' },
          ]}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        {chosen !== '' && (
          <Fields key={chosen} begin={product ? writeProduct(lender, product) : {}} fieldOf={fieldOf} />
        )}
      </div>
    </fieldset>
  );
}

function Fields({ begin, fieldOf }: { begin: TypedProduct } & Pick<Change, 'fieldOf'>) {
  const field = (column: ProductColumn) => ({
    ...fieldOf(`produs.${column}`),
    label: productColumns[column],
    hint: hints[column],
    defaultValue: begin[column],
    autoComplete: 'off',
  });
  return (
    <>
      <input type="hidden" name="produs.id" value={begin.id ?? ''} />
      <div className="figure-values">
        <TextField {...field('nume')} />
        <SelectField {...field('fel')} options={options(kindWords)} />
      </div>
      <div className="figure-values">
        <TextField {...field('suma_minima')} unit="lei" inputMode="decimal" />
        <TextField {...field('suma_maxima')} unit="lei" inputMode="decimal" />
        <TextField {...field('suma_clienti_noi')} unit="lei" inputMode="decimal" />
      </div>
      <div className="figure-values">
        <TextField {...field('zile_minim')} unit="zile" inputMode="numeric" />
        <TextField {...field('zile_maxim')} unit="zile" inputMode="numeric" />
      </div>
      <TextField {...field('dobanda')} />
      <TextField {...field('plata')} />
      <TextAreaField {...field('comisioane')} rows={3} />
      <div className="figure-values">
        <TextField {...field('zile_gratuite')} unit="zile" inputMode="numeric" />
        <SelectField {...field('zile_gratuite_cui')} options={options(freeForWords)} />
      </div>
      <TextAreaField {...field('zile_gratuite_conditie')} rows={2} />
    </>
  );
}
