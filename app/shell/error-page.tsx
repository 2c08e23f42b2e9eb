import type { ErrorPageTexts } from '#domain/law/countries/country.ts';
import { SearchForm } from '#app/texts/shared/search/search-form.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ErrorMessage } from './error-message.tsx';
import { goneTexts, romanianErrorPage, tooManyTexts } from './error-texts.ts';
import './error-page.css';

type ErrorPageProps = {
  error: { statusCode: number; message: string };
  /** the country's own texts; null: the generic page */
  ownTexts?: ErrorPageTexts | null;
};

type ErrorTexts = {
  isMissing: boolean;
  title: string;
  heading: string;
  again?: string;
  advice: string | null;
};

/** Returns the texts of an error, and whether a retry makes sense. */
function textsOf(statusCode: number, ownTexts: ErrorPageTexts | null): ErrorTexts {
  const { missing, broken } = ownTexts ?? romanianErrorPage;
  if (statusCode === 429) return { isMissing: false, ...(ownTexts ? broken : tooManyTexts) };
  if (statusCode === 410 && !ownTexts) return { isMissing: true, ...goneTexts };
  // A request that cannot be answered (400, 405) counts as missing; other errors are ours.
  const isMissing = statusCode >= 400 && statusCode < 500;
  return isMissing ? { isMissing, ...missing, advice: null } : { isMissing, ...broken };
}

/** Shows an error to a visitor: the page does not exist, or could not be rendered. */
export function ErrorPage({ error, ownTexts = null }: ErrorPageProps) {
  const texts = ownTexts ?? romanianErrorPage;
  const { isMissing, title, heading, again, advice } = textsOf(error.statusCode, ownTexts);
  return (
    <>
      <PageHead title={title} isListed={false} />
      {ownTexts && (
        // The runtime removes it when the page is ready; its style does if the runtime never loads.
        <p className="error-loader needs-script" role="status" lang={texts.language}>
          {ownTexts.loading}
        </p>
      )}
      <ErrorMessage
        texts={texts}
        eyebrow={error.statusCode}
        heading={heading}
        {...(again !== undefined && { again })}
        advice={advice}
        drawing={<Drawing name={isMissing ? 'missing' : 'broken'} large />}
      >
        {isMissing && !ownTexts && <SearchForm query="" isAside />}
      </ErrorMessage>
    </>
  );
}
