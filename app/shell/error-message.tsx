import type { ReactNode } from 'react';
import type { ErrorPageTexts } from '#domain/law/countries/country.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import './error-message.css';

type ErrorMessageProps = {
  texts: Pick<ErrorPageTexts, 'language' | 'button' | 'links'>;
  eyebrow?: number;
  heading: string;
  /** label of the button that requests the same page again; none if the page does not exist */
  again?: string;
  advice: string | null;
  drawing?: ReactNode;
  /** an alternative to the requested page, after the button and the links */
  children?: ReactNode;
};

/** Shows an error, and four ways onward. */
export function ErrorMessage({
  texts,
  eyebrow,
  heading,
  again,
  advice,
  drawing,
  children,
}: ErrorMessageProps) {
  const { language, button, links } = texts;
  return (
    <section className="wrap error-message" lang={language}>
      {drawing}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1>{heading}</h1>
      {advice && <p className="lede">{advice}</p>}
      <p>
        <ButtonLink href={again ? '' : '/'}>{again ?? button}</ButtonLink>
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
      {children}
    </section>
  );
}
