import type { ReactNode } from 'react';
import './fold.css';

type FoldProps = {
  summary: ReactNode;
  open?: boolean;
  /** folds with the same name close each other */
  name?: string;
  /** `row`: a line of a list, as in questions; `why`: a quiet link that opens a note */
  look?: 'row' | 'why';
  children: ReactNode;
};

/** Shows a fold. Native details: works without scripts, and the browser's page search finds its text. */
export function Fold({ summary, open = false, name, look = 'row', children }: FoldProps) {
  return (
    <details className={look === 'row' ? 'fold' : 'why'} open={open} name={name}>
      <summary>{summary}</summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
