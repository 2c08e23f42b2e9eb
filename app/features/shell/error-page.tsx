import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import './error-page.css';

type ErrorPageProps = { error: { statusCode: number; message: string } };

/** What a visitor sees when there is no page, or when the page could not be made. Texts of the specification. */
export function ErrorPage({ error }: ErrorPageProps) {
  const missing = error.statusCode === 404;
  return (
    <section className="wrap error-page">
      <PageHead title={missing ? 'Pagina nu există' : 'Ceva nu a mers'} isListed={false} />
      <p className="eyebrow">{missing ? '404' : 'Eroare'}</p>
      <h1>
        {missing
          ? 'Ne pare rău, dar nu putem găsi pagina pe care o căutați.'
          : 'Ne pare rău, pagina nu poate fi afișată acum.'}
      </h1>
      {!missing && (
        <p className="lede">Problema este la noi și a fost înregistrată. Încercați din nou peste un minut.</p>
      )}
      <p>
        <ButtonLink href="/">Obține banii</ButtonLink>
      </p>
      <ul className="error-page-links">
        <li>
          <a href="/">Prima pagină</a>
        </li>
        <li>
          <a href="/credit-nevoi-personale/">Credit de nevoi personale</a>
        </li>
        <li>
          <a href="/credit-cu-istoric-negativ/">Credit cu istoric negativ</a>
        </li>
      </ul>
    </section>
  );
}
