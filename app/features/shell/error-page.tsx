import type { ErrorPageTexts } from '#domain/countries/country.ts';
import { SearchForm } from '#app/shared/search/search-form.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ErrorMessage } from './error-message.tsx';
import { goneTexts, romanianErrorPage } from './error-texts.ts';
import './error-page.css';

type ErrorPageProps = {
  error: { statusCode: number; message: string };
  /** the country's own texts; null: the generic page */
  ownTexts?: ErrorPageTexts | null;
};

/** What a visitor sees when there is no page, or when the page could not be made. */
export function ErrorPage({ error, ownTexts = null }: ErrorPageProps) {
  const texts = ownTexts ?? romanianErrorPage;
  // What is asked for in a way nobody can answer (400, 405) is not there either; the fault of the others is ours.
  const isMissing = error.statusCode >= 400 && error.statusCode < 500;
  const isGone = error.statusCode === 410 && ownTexts === null;
  const { title, heading } = isGone ? goneTexts : isMissing ? texts.missing : texts.broken;
  const advice = isGone ? goneTexts.advice : isMissing ? null : texts.broken.advice;
  return (
    <>
      <PageHead title={title} isListed={false} />
      {ownTexts && (
        // Taken away by the runtime when the page is there, and by its style if that never comes.
        <p className="error-loader needs-script" role="status" lang={texts.language}>
          {ownTexts.loading}
        </p>
      )}
      <ErrorMessage
        texts={texts}
        eyebrow={error.statusCode}
        heading={heading}
        {...(!isMissing && { again: texts.broken.again })}
        advice={advice}
        drawing={isMissing ? 'missing' : 'broken'}
      >
        {isMissing && !ownTexts && <SearchForm query="" isAside />}
      </ErrorMessage>
    </>
  );
}
