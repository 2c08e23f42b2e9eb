import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { textKindNames } from '#domain/texts/editorial/text-names.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { hidingHref } from '#app/office/hidden/hiding-href.ts';
import { load } from '#app/office/load.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { PublicationSection } from './publication-section.tsx';
import { StatusWords } from './status-words.tsx';
import './text-page.css';

export const loader = (args: LoaderFunctionArgs) => load('texts/:slug', args);

/** /admin/texte/:slug/: shows one text, its state and what it needs. */
export function Component() {
  const { text } = useLoaderData<typeof loader>();
  const { title, kind, file, path, author, reviewed, reviewDue, isReviewLate, problems } = text;
  return (
    <>
      <OfficeHead title={title}>
        <Link to="/texte/">Toate textele</Link>
        {text.fileSays ? (
          <Link to={hidingHref('text', text.slug)}>Scoateți textul de pe site</Link>
        ) : (
          <Link to={hidingHref('page', path)}>Scoateți pagina de pe site</Link>
        )}
      </OfficeHead>
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
    </>
  );
}
