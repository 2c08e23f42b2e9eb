import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import './lender-unavailable.css';

/**
 * Replaces the offer while it is not on the site. The three texts are the specification's, word for word (section 2, lender
 * pages).
 */
export function LenderUnavailable({ askHref }: { askHref: string | null }) {
  return (
    <section className="band band-wide lender-unavailable" id="oferta" aria-labelledby="oferta-titlu">
      <div className="wrap">
        <Card>
          <h2 id="oferta-titlu">Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru.</h2>
          <p className="lede">Găsiți împrumutul în doar 5 minute!</p>
          <p>
            <ButtonLink href="/">Găsiți un împrumut</ButtonLink>
          </p>
          {askHref && (
            <p>
              Aveți nevoie de prețul lui?{' '}
              <a href={askHref} rel="nofollow">
                Cereți-l în scris
              </a>
              .
            </p>
          )}
        </Card>
      </div>
    </section>
  );
}
