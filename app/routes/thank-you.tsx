import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import '#app/ui/narrow-page.css';

export type ThankYouData = Record<string, never>;

/** /thank-you/: the subscription is confirmed. */
export function ThankYouRoute(_props: { data: ThankYouData }) {
  return (
    <div className="wrap narrow-page">
      <PageHead
        title="Mulțumim pentru abonare"
        description="Abonarea la mesajele Împrumut Clar este confirmată; iată ce urmează și cum o puteți opri oricând."
        isListed={false}
      />
      <Breadcrumbs current="Mulțumim" />
      <h1>Mulțumim că v-ați abonat</h1>
      <p>
        Adresa este confirmată. Noutățile vin într-un singur mesaj pe săptămână și numai când este ceva de
        spus; o alertă de curs vine o dată, în ziua în care cursul ajunge la pragul dumneavoastră, apoi se
        încheie.
      </p>
      <p>
        La sfârșitul fiecărui mesaj este un link cu care opriți, dintr-o apăsare, mesajele de acel fel sau
        toate mesajele. Le puteți opri oricând și <a href="/unsubscribe/">de aici</a>. Ca să vă scriem și
        despre altceva, mergeți din nou la <a href="/abonare/">abonare</a>.
      </p>
      <p>
        <a href="/offers/">Vedeți ofertele</a> sau <a href="/blog/">citiți un ghid</a>.
      </p>
    </div>
  );
}
