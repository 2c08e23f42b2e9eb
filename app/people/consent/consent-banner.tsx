import { Button } from '#app/ui/button.tsx';
import './consent-banner.css';

/**
 * Asks for consent to storage on the device, on every page until it is answered: first in the document, last on the screen, in
 * one line whose question links to the details. Its HTML is the same for everyone; the runtime, or a style of the server without
 * scripts, shows it to visitors who have not answered.
 * @param path of the page, to return to it without scripts
 */
export function ConsentBanner({ path }: { path: string }) {
  return (
    <section className="consent when-unasked" aria-labelledby="acord">
      <form className="wrap" method="post" action="/api/consent" data-consent="">
        <p>
          <a id="acord" href="/politica-de-cookies/#alegere">
            Putem număra vizita și dispozitivul?
          </a>
        </p>
        <input type="hidden" name="inapoi" value={path} />
        <Button kind="line" small name="raspuns" value="refuz">
          Refuz
        </Button>
        <Button kind="line" small name="raspuns" value="accept">
          Accept
        </Button>
      </form>
    </section>
  );
}
