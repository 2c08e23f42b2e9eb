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
        <div>
          <p id="acord">
            <b>Ne lăsați să numărăm vizitele?</b>
          </p>
          <p>
            Cu acordul dumneavoastră, păstrăm pe dispozitiv două numere întâmplătoare și pornim un program
            care îi citește trăsăturile.
          </p>
          <p>
            Dacă refuzați, site-ul merge la fel. <a href="/politica-de-cookies/#alegere">Alegeți pe rând</a>
          </p>
        </div>
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
