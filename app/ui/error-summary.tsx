import { useEffect, useRef } from 'react';
import './error-summary.css';

type ErrorSummaryProps = {
  title?: string | undefined;
  /** in the order of the fields; href is `#` and the id of the control */
  errors: readonly { href: string; message: string }[];
};

/**
 * Lists the errors of a form above it, each linked to its field. Takes the focus when it appears, so that the errors are read
 * first. Without field errors the title says everything. Put „Eroare: ” before the page's title as well.
 */
export function ErrorSummary({ title = 'Verificați datele', errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div className="error-summary" ref={summary} tabIndex={-1} autoFocus>
      {/* The alert is inside: an alert on the focused element is read twice by some screen readers. */}
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
