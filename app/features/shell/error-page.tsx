import type { ErrorPageTexts } from '#domain/countries/country.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import './error-page.css';

type ErrorPageProps = {
  error: { statusCode: number; message: string };
  /** the country's own texts; null: the generic page */
  ownTexts?: ErrorPageTexts | null;
};

// Texts of the specification, section 8.
const romanian: Omit<ErrorPageTexts, 'loading'> = {
  language: 'ro-RO',
  missing: {
    title: 'Pagina nu există',
    heading: 'Ne pare rău, dar nu putem găsi pagina pe care o căutați.',
  },
  broken: {
    title: 'Ceva nu a mers',
    heading: 'Ne pare rău, pagina nu poate fi afișată acum.',
    advice: 'Problema este la noi și a fost înregistrată. Încercați din nou peste un minut.',
  },
  button: 'Obține banii',
  links: {
    home: 'Prima pagină',
    personalLoan: 'Credit de nevoi personale',
    badHistory: 'Credit cu istoric negativ',
  },
};

/** What a visitor sees when there is no page, or when the page could not be made. */
export function ErrorPage({ error, ownTexts = null }: ErrorPageProps) {
  const { language, missing, broken, button, links } = ownTexts ?? romanian;
  const isMissing = error.statusCode === 404;
  const { title, heading } = isMissing ? missing : broken;
  return (
    <section className="wrap error-page" lang={language}>
      <PageHead title={title} isListed={false} />
      {ownTexts && (
        // Taken away by the runtime when the page is there, and by its style if that never comes.
        <p className="error-loader needs-script" role="status">
          {ownTexts.loading}
        </p>
      )}
      <p className="eyebrow">{error.statusCode}</p>
      <h1>{heading}</h1>
      {!isMissing && <p className="lede">{broken.advice}</p>}
      <p>
        <ButtonLink href="/">{button}</ButtonLink>
      </p>
      <ul className="error-page-links">
        <li>
          <a href="/">{links.home}</a>
        </li>
        <li>
          <a href="/credit-nevoi-personale/">{links.personalLoan}</a>
        </li>
        <li>
          <a href="/credit-cu-istoric-negativ/">{links.badHistory}</a>
        </li>
      </ul>
    </section>
  );
}
