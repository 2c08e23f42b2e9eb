import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { textKindNames } from '#domain/texts/editorial/text-names.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { load } from '#app/office/load.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { HideText } from './hide-text.tsx';
import { PublicationSection } from './publication-section.tsx';
import { StatusWords } from './status-words.tsx';
import { TextChangeCard } from './text-change-card.tsx';
import './text-page.css';

/** Loads a text and, where the office writes it, its history. */
export async function loader(args: LoaderFunctionArgs) {
  const { text } = await load('texts/:slug', args);
  return { text, source: text.fileSays ? await load('texts/:slug/source', args) : null };
}

/** /admin/texte/:slug/: shows one text, its state, what it needs and what became of it. */
export function Component() {
  const { text, source } = useLoaderData<typeof loader>();
  const { title, kind, file, path, author, reviewed, reviewDue, isReviewLate, problems } = text;
  return (
    <>
      <OfficeHead title={title}>
        <Link to="/texte/">Toate textele</Link>
        {source && <Link to={`/texte/${text.slug}/scrie/`}>Corectați textul</Link>}
      </OfficeHead>
      {source?.unfit && (
        <Notice>
          <p>
            Textul din redacție nu se mai potrivește cu restul site-ului, așa că se vede fișierul.
            Corectați-l: <span lang="en">{source.unfit}</span>
          </p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <dl className="office-facts">
        <div>
          <dt>Stare</dt>
          <dd>
            <StatusWords text={text} />
          </dd>
        </div>
        <div>
          <dt>Adresa</dt>
          <dd>{text.status === 'public' ? <a href={path}>{path}</a> : path}</dd>
        </div>
        <div>
          <dt>Fișierul</dt>
          <dd>content/{file}</dd>
        </div>
        <div>
          <dt>Felul</dt>
          <dd>{textKindNames[kind]}</dd>
        </div>
        <div>
          <dt>Semnat de</dt>
          <dd>{author ?? 'nimeni'}</dd>
        </div>
        <div>
          <dt>Citit ultima oară</dt>
          <dd>
            {formatDate(reviewed)}, de recitit până la {formatDate(reviewDue)}
            {isReviewLate && ' (întârziat)'}
          </dd>
        </div>
      </dl>
      {/* Rendered again after a decision, with an empty field. */}
      <PublicationSection key={text.decision?.decidedAt ?? ''} text={text} />
      <HideText key={text.slug} text={text} />
      {source && source.history.length > 0 && (
        <section className="office-section" aria-labelledby="istoric">
          <h2 id="istoric">Istoric</h2>
          {source.history.map((change) => (
            <TextChangeCard key={change.id} change={change} heading="h3" />
          ))}
        </section>
      )}
    </>
  );
}
