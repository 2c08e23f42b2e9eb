import type { EvidenceChangeJson } from '#domain/answers/office/evidence.ts';
import { ItemInWords, ProductInWords } from './item-in-words.tsx';

type Entry = Pick<EvidenceChangeJson, 'item' | 'product'>;

/** Shows the content of a change of the evidence. @param props.replaces the item it would replace, while undecided */
export function EntryInWords({ entry: { item, product }, replaces }: { entry: Entry; replaces?: Entry }) {
  return (
    <>
      {item && <ItemInWords item={item} before={replaces?.item ?? null} />}
      {product && (
        <>
          <p className="label">Produsul: {product.name}</p>
          <ProductInWords product={product} before={replaces?.product ?? null} />
        </>
      )}
    </>
  );
}
