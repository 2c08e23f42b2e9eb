import { Button } from '#app/ui/button.tsx';
import './offline-choice.css';

/** Shows the form that starts and stops saving opened guides for offline reading. Nothing is saved before a press. */
export function OfflineChoice() {
  return (
    <section className="wrap offline-choice" id="fara-internet" aria-labelledby="fara-internet-titlu">
      <h2 id="fara-internet-titlu">Ghiduri fără internet</h2>
      <p>
        La cerere, browserul păstrează ultimele 50 de ghiduri deschise, cu data copiei. Ofertele, cursul și
        calculele nu se păstrează, pentru că au nevoie de cifrele de acum.
      </p>
      <form className="needs-script" data-offline="">
        <p className="offline-unsupported">Acest browser nu poate păstra pagini.</p>
        <p className="offline-on">Ghidurile pe care le deschideți se păstrează.</p>
        <Button className="offline-off" kind="line" value="porniti">
          Păstrați ghidurile pe care le deschid
        </Button>
        <Button className="offline-on" kind="line" value="opriti">
          Ștergeți-le și opriți păstrarea
        </Button>
      </form>
    </section>
  );
}
