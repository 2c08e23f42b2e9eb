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
        Noutățile vin cel mult o dată pe săptămână. O alertă de curs vine o singură dată, când cursul ajunge
        la pragul dumneavoastră.
      </p>
      <p>
        Le opriți din linkul de la sfârșitul fiecărui mesaj sau <a href="/unsubscribe/">de aici</a>. Mai multe
        teme alegeți la <a href="/abonare/">abonare</a>.
      </p>
      <p>
        <a href="/offers/">Vedeți ofertele</a> sau <a href="/blog/">citiți un ghid</a>.
      </p>
    </div>
  );
}
