import { countDays } from '#domain/base/text/count-time.ts';
import type { LettersPageTexts } from '#domain/texts/schemas/letters-page-schema.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import { LetterBasis } from '#app/texts/shared/letters/letter-basis.tsx';
import { LetterText } from '#app/texts/shared/letters/letter-text.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CopyText } from '#app/ui/copy-text.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import './letters-page.css';

export type LetterPageData = {
  texts: Pick<LettersPageTexts, 'caveat' | 'use'>;
  letter: Letter;
  /** its body with blank lines to fill in */
  text: string;
  description: string;
  /** the page that fills it with the visitor's figures; null without one */
  filled: { text: string; link: string } | null;
  /** opens the letter in the visitor's mail program */
  mailHref: string;
};

const TEXT_ID = 'scrisoarea';

/** /scrisori/retragere/: shows one letter to change, copy, print or open in a mail program. The site sends nothing. */
export function LetterPage({ data }: { data: LetterPageData }) {
  const { texts, letter, text, description, filled } = data;
  const { title, when, to, deadline, proof, basis } = letter;
  return (
    <>
      <PageHead title={`${title}: model`} description={description} />
      <div className="wrap letters-head">
        <Breadcrumbs items={[{ href: '/scrisori/', label: 'Scrisori' }]} current={title} />
        <h1>{title}</h1>
        <p className="lede">
          {when} Se trimite {to}.
        </p>
        <div className="letter" data-print="">
          <p>{texts.use}</p>
          <LetterText id={TEXT_ID} label={`Textul scrisorii: ${title}`} text={text} />
          <p className="letter-acts">
            <CopyText of={TEXT_ID} />
            <ButtonLink href={data.mailHref} kind="line" small>
              Deschideți-o în programul de e-mail
            </ButtonLink>
          </p>
          {deadline && (
            <p>
              <b>{countDays(deadline.days)} de la trimitere:</b> {deadline.text}.
            </p>
          )}
          <p>{proof}</p>
          <p className="small">{texts.caveat}</p>
          <LetterBasis basis={basis} />
        </div>
        {filled && (
          <p>
            <a href={filled.link}>{filled.text}</a>
          </p>
        )}
        <p>
          <a href="/scrisori/">Celelalte scrisori</a>
        </p>
      </div>
    </>
  );
}
