import { Dialog } from '#app/ui/dialog.tsx';

/** The message was taken: its number and what follows. */
export function ContactSent({ reference }: { reference: string }) {
  return (
    <Dialog id="mesaj-trimis" title="Mesajul a fost trimis" isOpen>
      <p>
        Numărul lui este <b className="nb">{reference}</b>. Păstrați-l: cu el îl găsim dacă ne scrieți din
        nou.
      </p>
      <p>Mesajul îl citește un om, nu un program. Răspunsul vine pe adresa de e-mail pe care ați scris-o.</p>
      <p>
        <a href="/">Mergeți la prima pagină</a>
      </p>
    </Dialog>
  );
}
