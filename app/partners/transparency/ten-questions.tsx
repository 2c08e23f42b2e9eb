import { Fold } from '#app/ui/fold.tsx';
import { CopyText } from '#app/ui/copy-text.tsx';
import { LetterText } from '#app/texts/shared/letters/letter-text.tsx';
import { checklist, checks } from '#domain/partners/transparency/checks.ts';
import type { TransparencyData } from './transparency-data.ts';

/**
 * Shows the ten questions as a list to copy; a fold gives, for each, what to look for, what the answer is good for, and the
 * articles of law.
 */
export function TenQuestions({ law }: Pick<TransparencyData, 'law'>) {
  return (
    <div className="ten-checklist">
      <LetterText id="lista" label="Cele zece întrebări, de copiat" text={checklist} />
      <p className="letter-acts">
        <CopyText of="lista" />
      </p>
      <Fold summary="Ce să căutați la fiecare, la ce vă ajută și ce spune legea">
        <ol className="ten-questions">
          {checks.map(({ id, label, look, why }, at) => (
            <li key={id} id={`intrebarea-${at + 1}`}>
              <h3>{label}</h3>
              <p>{look}</p>
              <p className="ten-why">{why}</p>
              <LawOf articles={law[at] ?? []} />
            </li>
          ))}
        </ol>
      </Fold>
    </div>
  );
}

function LawOf({ articles }: { articles: TransparencyData['law'][number] }) {
  if (articles.length === 0)
    return <p className="fine">Nu știm un articol de lege despre asta; o cerem noi.</p>;
  return (
    <p className="fine">
      În lege:{' '}
      {articles.map(({ title, citation: { name, href } }, at) => (
        <span key={name}>
          {at > 0 && '; '}
          <a href={href ?? undefined}>{name}</a>, {title}
        </span>
      ))}
      .
    </p>
  );
}
