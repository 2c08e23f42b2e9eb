import type { EvidenceItem } from '#domain/evidence/evidence-item.ts';
import type { Product } from '#domain/evidence/product-schema.ts';
import { itemColumns, type ItemColumn, writeItem } from '#domain/evidence/typed-item.ts';
import { productColumns, type ProductColumn, writeProduct } from '#domain/evidence/typed-product.ts';

/** An item of evidence as a colleague reads it: every field that is filled in, with its name. */
export function ItemInWords({ item, lender }: { item: EvidenceItem; lender: string }) {
  return <Cells names={itemColumns} cells={writeItem(lender, item)} without={['creditor', 'id']} />;
}

/** The same of a product. */
export function ProductInWords({ product, lender }: { product: Product; lender: string }) {
  return <Cells names={productColumns} cells={writeProduct(lender, product)} without={['creditor', 'id']} />;
}

type Column = ItemColumn | ProductColumn;
type CellsProps<Name extends Column> = {
  names: Readonly<Record<Name, string>>;
  cells: Readonly<Record<Name, string>>;
  without: readonly Name[];
};

function Cells<Name extends Column>({ names, cells, without }: CellsProps<Name>) {
  const filled = (Object.keys(names) as Name[]).filter(
    (name) => cells[name] !== '' && !without.includes(name),
  );
  return (
    <dl>
      {filled.map((name) => (
        <div key={name}>
          <dt>{names[name]}</dt>
          <dd>{cells[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
