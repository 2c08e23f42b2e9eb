import { Button } from '#app/ui/button.tsx';
import './consent-banner.css';

/**
 * Asks, on every page until it is answered, what may be kept on the device: first in the document, last on the screen.
 * Its HTML is the same for everyone; the runtime, or without scripts a style of the server, shows it to whom it concerns.
 * @param path of the page, to come back to it without scripts
 */
export function ConsentBanner({ path }: { path: string }) {
  return (
    <section className="consent when-unasked" aria-labelledby="acord">
      <form className="wrap" method="post" action="/api/consent" data-consent="">
        <p>
          <b id="acord">Ne lăsați să numărăm vizitele</b> și să recunoaștem dispozitivul? Puteți refuza.{' '}
          <a href="/politica-de-cookies/#alegere">Detalii</a>
        </p>
        <input type="hidden" name="inapoi" value={path} />
        <p className="consent-buttons">
          <Button kind="line" name="raspuns" value="refuz">
            Refuz
          </Button>
          <Button kind="line" name="raspuns" value="accept">
            Accept
          </Button>
        </p>
      </form>
    </section>
  );
}
