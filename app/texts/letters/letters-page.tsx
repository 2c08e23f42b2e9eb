import type { LettersPageTexts } from '#domain/texts/schemas/letters-page-schema.ts';
import { letterPath } from '#domain/tools/contract-check/letter-path.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import './letters-page.css';

export type LettersPageData = {
  texts: Pick<LettersPageTexts, 'title' | 'description' | 'h1' | 'lede' | 'caveat'>;
  groups: readonly { title: string; letters: readonly Letter[] }[];
};

/** /scrisori/: lists the letters by the situation they serve; each has its own page. */
export function LettersPage({ data: { texts, groups } }: { data: LettersPageData }) {
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <div className="wrap letters-head">
        <Breadcrumbs current="Scrisori" />
        <h1>{texts.h1}</h1>
        <p className="lede">{texts.lede}</p>
        <p className="small">{texts.caveat}</p>
      </div>
      {groups.map(({ title, letters }, at) => (
        <Band key={title} id={`scrisori-${at + 1}`} title={title}>
          <ul className="letter-rows">
            {letters.map(({ name, title: letter, when, to }) => (
              <li key={name}>
                <h3>
                  <a href={letterPath(name)}>{letter}</a>
                </h3>
                <p>
                  {when} Se trimite {to}.
                </p>
              </li>
            ))}
          </ul>
        </Band>
      ))}
    </>
  );
}
