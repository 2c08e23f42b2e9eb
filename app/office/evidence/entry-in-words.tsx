import type { EvidenceChangeJson } from '#domain/answers/office/evidence.ts';
import { ItemInWords, ProductInWords } from './item-in-words.tsx';

type Entry = Pick<EvidenceChangeJson, 'item' | 'product'>;

/** What a change of the evidence says. @param props.replaces what it takes the place of, where that is still to be decided */
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
