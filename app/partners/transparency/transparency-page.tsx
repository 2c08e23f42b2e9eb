import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { LETTER_DAYS } from '#domain/partners/transparency/publishing.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { StepList } from '#app/ui/step-list.tsx';
import { LenderRows } from './lender-rows.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { TenQuestions } from './ten-questions.tsx';
import type { PublishedRound, TransparencyData } from './transparency-data.ts';
import './transparency-page.css';

/** /transparenta/: shows sixteen lenders, ten questions, and a square for each answer that a person looked for on a live page. */
export function TransparencyPage({ data }: { data: TransparencyData }) {
  const { lenders, rounds, counts, law } = data;
  const isEmpty = rounds.length === 0;
  const questions = (
    <Band
      key="zece"
      id="zece"
      title="Cele zece întrebări"
      intro="Copiați lista și întrebați creditorul înainte de cerere. Aceleași întrebări le punem și noi, tuturor; nu dăm note și nu schimbăm ordinea ofertelor după ele."
    >
      <TenQuestions law={law} />
    </Band>
  );
  const rows = (
    <Band
      key="creditori"
      id="creditori"
      title="Creditor cu creditor"
      intro="În ordine alfabetică. Numerele de deasupra pătrățelelor sunt cele zece întrebări. Numele duce la ce știm azi despre creditor, cu sursele lui."
      wide
    >
      <Legend counts={counts} />
      <LenderRows lenders={lenders} />
    </Band>
  );
  return (
    <>
      <PageHead
        title="Transparență: ce arată creditorii înainte de cerere"
        description="Zece întrebări, aceleași pentru fiecare creditor: ce arată pe site-ul lui înainte de cerere, ce lipsește și ce nu am căutat încă."
      />
      <Head data={data} />
      {isEmpty ? [questions, rows] : [rows, questions]}
      <Band
        id="metoda"
        title="Cum se umple un pătrățel"
        intro="Regula este aceeași pentru toți și nu se cumpără."
      >
        <StepList steps={steps} />
      </Band>
      <Band
        id="cereti-pretul"
        title="Cereți prețul"
        intro="Formularul cu informații standard vi se datorează înainte să semnați. Îl puteți cere fără să faceți o cerere de credit."
      >
        <div className="ask-for-price">
          <p>
            <a href="/cereti-pretul/">Pregătiți cererea</a> pentru suma și perioada dumneavoastră: o trimiteți
            chiar dumneavoastră, noi nu o vedem.
          </p>
          <p>
            Ați primit răspunsul? <a href="/verificare/">Verificați oferta</a> înainte să o semnați.
          </p>
        </div>
      </Band>
      <Band
        id="runde"
        title="Rundele"
        intro="Istoricul începe cu prima rundă publicată. Copiile paginilor păstrate înainte de ea nu intră."
      >
        <RoundsTable rounds={rounds} />
      </Band>
    </>
  );
}

const steps = [
  {
    title: 'Un om deschide pagina',
    text: 'Pagina de azi a creditorului, nu o copie păstrată. Scrie ziua și adresa și păstrează o copie a ce a văzut.',
  },
  {
    title: 'Alt om o deschide și el',
    text: 'Ce a scris primul devine rezultat numai după ce îl aprobă al doilea.',
  },
  {
    title: 'Îi scriem creditorului',
    text: `Îi trimitem ce am văzut. Înainte de prima publicare are ${LETTER_DAYS} zile să ne arate o pagină pe care nu am găsit-o sau să răspundă. Răspunsul lui stă lângă pătrățele, cu data lui.`,
  },
  {
    title: 'Publicăm runda întreagă',
    text: 'Tot cu doi oameni. Ce nu am deschis rămâne hașurat. După 12 luni îl căutăm din nou.',
  },
] as const;

function Head({ data }: { data: TransparencyData }) {
  const [last] = data.rounds;
  return last ? <HeadOfRound data={data} last={last} /> : <HeadBeforeRounds />;
}

/**
 * Shows the heading before the first round, when nothing is known of any lender: the questions visitors may ask themselves come
 * first.
 */
function HeadBeforeRounds() {
  return (
    <header className="wrap transparency-head">
      <div>
        <Breadcrumbs current="Transparență" />
        <h1>Zece întrebări înainte de cerere</h1>
        <p className="lede">
          Cine vă împrumută, cât vă costă, ce se întâmplă dacă întârziați? Răspunsurile ar trebui să se poată
          citi pe site-ul creditorului, înainte să vă lăsați datele. Dacă nu le găsiți, întrebați.
        </p>
        <p className="transparency-now">
          <b>Nu am verificat încă niciun creditor,</b> de aceea toate pătrățelele de mai jos sunt hașurate.
          Unul se umple când un om găsește răspunsul pe site; rămâne gol, dacă l-a căutat și nu era.
          Rezultatele apar cel mai devreme la {LETTER_DAYS} zile după ce le scriem creditorilor.
        </p>
      </div>
    </header>
  );
}

function HeadOfRound({ data: { lenders, counts }, last }: { data: TransparencyData; last: PublishedRound }) {
  const all = lenders.length * 10;
  return (
    <header className="wrap transparency-head">
      <div>
        <Breadcrumbs current="Transparență" />
        <h1>
          {countNoun(all, 'pătrățel', 'pătrățele')}. {`Pline, ${formatNumber(counts.found)}.`}
        </h1>
        <p className="lede">
          {countNoun(lenders.length, 'creditor', 'creditori')}, aceleași zece întrebări: cine sunteți, cât
          costă, ce se întâmplă dacă întârzii. Un pătrățel se umple când un om găsește răspunsul pe site-ul
          creditorului, înainte de cerere.
        </p>
        <p className="transparency-now">
          <b>Runda {last.number}</b>, publicată la {formatDate(last.publishedOn)}. Pagini deschise între{' '}
          {formatDate(last.from)} și {formatDate(last.until)}.
        </p>
      </div>
      <figure>
        <div
          className="mosaic"
          role="img"
          aria-label={`Toate cele ${all} de pătrățele: ${counts.found} pline, ${counts.missing} goale, ${counts.unchecked} pe care nu le-am căutat încă`}
        >
          {lenders.flatMap(({ slug, squares }) =>
            squares.map(({ check, state }) => (
              <i key={`${slug}-${check}`} className={`square square-${state}`} />
            )),
          )}
        </div>
        <figcaption className="fine">O coloană este un creditor, un rând este o întrebare.</figcaption>
      </figure>
    </header>
  );
}

function Legend({ counts: { found, missing, unchecked } }: Pick<TransparencyData, 'counts'>) {
  const entries = [
    { state: 'found', text: 'răspunsul este pe site', count: found },
    { state: 'missing', text: 'am căutat, nu este', count: missing },
    { state: 'unchecked', text: 'nu am căutat încă', count: unchecked },
  ] as const;
  return (
    <ul className="transparency-legend">
      {entries.map(({ state, text, count }) => (
        <li key={state}>
          <span className={`square square-${state}`} aria-hidden="true" />
          {text} <b>{formatNumber(count)}</b>
        </li>
      ))}
    </ul>
  );
}
