import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Tag } from '#app/ui/tag.tsx';
import type { LenderEvidenceAnswer } from '#domain/answers/office/evidence.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { EntryInWords } from './entry-in-words.tsx';
import { EvidenceTabs } from './evidence-tabs.tsx';
import { saidWords } from './evidence-words.ts';
import { ItemInWords, ProductInWords } from './item-in-words.tsx';
import '#app/office/ui/change-card.css';

export const loader = (args: LoaderFunctionArgs) => load('evidence/:lender', args);

/** /admin/dovezi/:lender/: shows everything known about a lender's prices, waiting entries and decisions. */
export function Component() {
  const { lender, items, products, changes } = useLoaderData<typeof loader>();
  const isEditor = useAccess(['editor']);
  const form = (query: string) => `/dovezi/noua/?creditor=${lender.slug}${query}`;
  return (
    <>
      <OfficeHead title={`Dovezi: ${lender.name}`}>
        <EvidenceTabs />
      </OfficeHead>
      {isEditor && (
        <p>
          <Link to={form('')}>Dovadă nouă</Link>
        </p>
      )}
      <section className="office-section" aria-labelledby="items-title">
        <h2 id="items-title">Dovezi</h2>
        {items.length === 0 && <p>Niciuna.</p>}
        {items.map(({ item, said }) => (
          <article key={item.id} className="change-card">
            <h3>{item.product}</h3>
            <p>
              <Tag kind={said === 'current' ? 'petrol' : 'plain'}>{said && saidWords[said]}</Tag>{' '}
              <span className="fine">{item.id}</span>
            </p>
            <ItemInWords item={item} />
            <p className="fine">{signatures(item)}</p>
            {isEditor && (
              <p className="office-actions">
                <Link to={form(`&sursa=${item.id}`)}>
                  Altă dovadă din aceeași sursă<span className="sr">, ca {item.id}</span>
                </Link>
                <Link to={form(`&dovada=${item.id}`)}>
                  Corectați<span className="sr"> {item.id}</span>
                </Link>
              </p>
            )}
          </article>
        ))}
      </section>
      <section className="office-section" aria-labelledby="products-title">
        <h2 id="products-title">Produse</h2>
        {products.length === 0 && <p>Niciunul.</p>}
        {products.map((product) => (
          <article key={product.id} className="change-card">
            <h3>{product.name}</h3>
            <ProductInWords product={product} />
          </article>
        ))}
      </section>
      <section className="office-section" aria-labelledby="history-title">
        <h2 id="history-title">Istoric</h2>
        {changes.length === 0 && <p>Nimic nu a fost scris de aici.</p>}
        {changes.map((change) => (
          <ChangeCard
            key={change.id}
            change={change}
            title={`Propunerea ${change.id}`}
            path="evidence-changes"
            isRetirable={isEditor}
          >
            <EntryInWords entry={change} />
          </ChangeCard>
        ))}
      </section>
    </>
  );
}

function signatures({ enteredBy, approvedBy }: LenderEvidenceAnswer['items'][number]['item']): string {
  if (enteredBy === 'starting-data') return 'A venit cu site-ul; nimeni nu a deschis pagina vie.';
  return `Scrisă de ${enteredBy}, aprobată de ${approvedBy}.`;
}
