import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import '#app/ui/prose.css';

export type ThankYouData = Record<string, never>;

/** /thank-you/: the subscription was taken. */
export function ThankYouRoute(_props: { data: ThankYouData }) {
  return (
    <div className="wrap prose">
      <PageHead
        title="Mulțumim pentru abonare"
        description="Abonarea la mesajele Împrumut Clar a fost primită; iată ce urmează și cum o puteți opri oricând."
        isListed={false}
      />
      <Breadcrumbs items={[{ href: '/', label: 'Prima pagină' }]} current="Mulțumim" />
      <h1>Mulțumim că v-ați abonat</h1>
      <p>
        Dacă v-am trimis un e-mail de confirmare, deschideți-l și apăsați linkul din el. Până atunci nu vă
        scriem nimic altceva: așa suntem siguri că adresa este a dumneavoastră.
      </p>
      <p>
        Fiecare mesaj are la sfârșit un link care oprește abonarea dintr-o apăsare. O puteți opri și{' '}
        <a href="/unsubscribe/">de aici</a>, oricând.
      </p>
      <p>
        <a href="/offers/">Vedeți ofertele</a> sau <a href="/blog/">citiți un ghid</a>.
      </p>
    </div>
  );
}
