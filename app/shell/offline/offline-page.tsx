import { PageHead } from '#app/ui/page-head.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import './offline-page.css';

/** Shows a page for offline visitors in place of one that was not saved; public/sw.js lists the saved guides in it. */
export function OfflinePage() {
  return (
    <section className="wrap offline-page">
      <PageHead
        title="Fără internet"
        description="Pagina pe care o vedeți când nu aveți internet, cu ghidurile păstrate în browser."
        isListed={false}
      />
      <Drawing name="offline" large />
      <h1>Nu aveți internet</h1>
      <p className="lede">
        Ofertele, cursul și calculele au nevoie de cifrele de acum. Reveniți când aveți din nou internet.
      </p>
      <div id="ghiduri-pastrate" />
    </section>
  );
}
