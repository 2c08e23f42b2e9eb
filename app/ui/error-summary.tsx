import { useEffect, useRef } from 'react';
import './error-summary.css';

type ErrorSummaryProps = {
  title?: string | undefined;
  /** in the order of the fields; href is `#` and the id of the control */
  errors: readonly { href: string; message: string }[];
};

/**
 * What is wrong with a form, above it, each line leading to its field. Takes the focus when it appears, so that the
 * errors are read first. Without errors of fields the title says it all. Put „Eroare: ” before the page's title as well.
 */
export function ErrorSummary({ title = 'Verificați datele', errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div className="error-summary" ref={summary} tabIndex={-1} autoFocus>
      {/* The alert is inside: on the focused element itself some screen readers would read it twice. */}
      <div role="alert">
        <h2>{title}</h2>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ href, message }) => (
              <li key={href}>
                <a href={href}>{message}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
