import type { ErrorPageTexts } from '#domain/countries/country.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import './error-message.css';

type ErrorMessageProps = {
  texts: Pick<ErrorPageTexts, 'language' | 'button' | 'links'>;
  eyebrow?: number;
  heading: string;
  advice: string | null;
};

/** What went wrong, and four ways onward. */
export function ErrorMessage({ texts, eyebrow, heading, advice }: ErrorMessageProps) {
  const { language, button, links } = texts;
  return (
    <section className="wrap error-message" lang={language}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{heading}</h1>
      {advice && <p className="lede">{advice}</p>}
      <p>
        <ButtonLink href="/">{button}</ButtonLink>
      </p>
      <ul className="error-message-links">
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
