import type { ReactNode } from 'react';
import type { EvidenceChangeJson } from '#domain/answers/office/evidence.ts';
import { ChangeLife } from '#app/office/ui/change-life.tsx';
import { ItemInWords, ProductInWords } from './item-in-words.tsx';

type Props = {
  change: EvidenceChangeJson;
  /** h3 of a page's section, or h2 of a page's list */
  heading: 'h2' | 'h3';
  title: string;
  /** what it takes the place of, where that is still to be decided */
  replaces?: Pick<EvidenceChangeJson, 'item' | 'product'>;
  children?: ReactNode;
};

/** One proposal: who, why, when, and all it says. */
export function EvidenceChangeCard({ change, heading: Heading, title, replaces, children }: Props) {
  const { item, product } = change;
  return (
    <article className="change-card">
      <Heading>{title}</Heading>
      <ChangeLife change={change} />
      {change.retires !== null && <p>Se retrage de pe site ce spune propunerea {change.retires}:</p>}
      {item && <ItemInWords item={item} before={replaces?.item ?? null} />}
      {product && (
        <>
          <p className="label">Produsul: {product.name}</p>
          <ProductInWords product={product} before={replaces?.product ?? null} />
        </>
      )}
      {children}
    </article>
  );
}
