import { formatDate } from '#domain/base/text/format-date.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { type Choice, ChoiceList } from '#app/ui/choice-list.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import './own-data-page.css';

export type PausePageData = {
  /** last day of the pause stored in this browser, yyyy-mm-dd; null without one */
  until: string | null;
  /** an application was just sent from an address that is in a pause */
  isFromApplication: boolean;
  choices: Choice[];
};

/** /pauza/: replaces the offers for visitors during their pause, with links to other help. */
export function PausePage({ data: { until, isFromApplication, choices } }: { data: PausePageData }) {
  const isPaused = until !== null || isFromApplication;
  return (
    <div className="wrap own-data-page">
      <PageHead
        title={isPaused ? 'Sunteți în pauză de la credite' : 'Pauză de la credite'}
        description="O pauză de 30 sau 90 de zile, în care nu vă arătăm oferte de credit."
        isListed={false}
      />
      <Breadcrumbs current="Pauză de la credite" />
      <h1>{isPaused ? 'Sunteți în pauză de la credite' : 'Pauză de la credite'}</h1>
      {isFromApplication && (
        <p className="lede">
          Pe adresa scrisă s-a cerut o pauză de la oferte, așa că cererea se oprește aici. Nu am păstrat nimic
          din ea.
        </p>
      )}
      {until && (
        <p className="lede">
          Pauza dumneavoastră ține până la {formatDate(until)} inclusiv. Până atunci nu vă arătăm oferte în
          acest browser și nu vă lăsăm să plecați spre un creditor.
        </p>
      )}
      {until && (
        // The script shows it after notifications of this browser have stopped.
        <p data-push-pause="" hidden>
          Nici notificări despre oferte nu mai vin în acest browser până atunci. Cele despre curs și ghiduri
          vin în continuare, dacă le-ați cerut.
        </p>
      )}
      {isPaused ? (
        <p>
          Pauza se termină singură și nu o scurtăm. O puteți prelungi de pe pagina{' '}
          <a href="/datele-mele/">Datele mele</a>.
        </p>
      ) : (
        <p className="lede">
          Luați credite prea ușor? Puteți cere să nu vedeți oferte 30 sau 90 de zile. Începeți pauza de pe
          pagina <a href="/datele-mele/">Datele mele</a>.
        </p>
      )}
      <section>
        <h2>Ce vă poate ajuta acum</h2>
        <ChoiceList choices={choices} />
      </section>
    </div>
  );
}
