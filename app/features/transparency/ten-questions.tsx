import { statusWords } from '#domain/law/reading-status.ts';
import { checks } from '#domain/transparency/checks.ts';
import type { TransparencyData } from './transparency-data.ts';

/** The ten questions: what has to stand there, what one has of it, and the articles that are about it. */
export function TenQuestions({ law }: Pick<TransparencyData, 'law'>) {
  return (
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
  );
}

function LawOf({ articles }: { articles: TransparencyData['law'][number] }) {
  if (articles.length === 0)
    return <p className="fine">În lege: nu am citit un articol despre asta; o cerem noi.</p>;
  return (
    <p className="fine">
      În lege:{' '}
      {articles.map(({ title, citation: { name, status, href } }, at) => (
        <span key={name}>
          {at > 0 && '; '}
          <a href={href ?? undefined}>{name}</a>, {title} ({statusWords[status]})
        </span>
      ))}
      .
    </p>
  );
}
