import type { LawAct } from '#domain/texts/law-library.ts';
import { statusWords } from '#domain/base/sources/reading-status.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ArticleList } from './article-list.tsx';
import './law-page.css';

/** /legi/: the acts our texts, checks and letters lean on, by article, each with how it was read. */
export function LawLibraryPage({ acts }: { acts: readonly LawAct[] }) {
  return (
    <>
      <PageHead
        title="Legea creditelor, articol cu articol"
        description="Articolele de lege pe care se sprijină paginile noastre: ce spune fiecare, cum l-am citit, ce nu știm despre el și unde îl folosim."
      />
      <div className="wrap law-head">
        <Breadcrumbs current="Legea, pe articole" />
        <h1>Legea, articol cu articol</h1>
        <p className="lede">
          Când scriem că legea cere sau interzice ceva, arătăm articolul. Aici sunt toate: ce spune fiecare,
          cum l-am citit, ce nu știm despre el și ce scriem pe temeiul lui.
        </p>
        <dl className="law-facts">
          {readings.map(({ status, meaning }) => (
            <div key={status}>
              <dt>{statusWords[status]}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="fine">Rezumatele sunt ale noastre și nu țin loc de sfatul unui avocat.</p>
      </div>
      {acts.map(({ id, name, about, articles }) => (
        <Band key={id} id={id} title={name} intro={<ActIntro id={id} about={about} name={name} />}>
          <ArticleList articles={articles} />
        </Band>
      ))}
    </>
  );
}

const readings = [
  { status: 'own', meaning: 'Am avut în față articolul, în forma de azi, din câte știm.' },
  { status: 'older-form', meaning: 'Am avut în față articolul, dar schimbările de mai târziu pot lipsi.' },
  { status: 'second-hand', meaning: 'Știm articolul din ce au scris alții. Îi numim de fiecare dată.' },
] as const;

function ActIntro({ id, name, about }: { id: string; name: string; about: string }) {
  return (
    <>
      {about} <a href={`/legi/${id}/`}>{`Despre ${name}`}</a>
    </>
  );
}
