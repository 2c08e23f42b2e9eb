import type { ReactNode } from 'react';
import './fold.css';

type FoldProps = {
  summary: ReactNode;
  open?: boolean;
  /** folds with one name close each other */
  name?: string;
  /** `row`: a line of a list, as in questions; `why`: a quiet link that opens a note */
  look?: 'row' | 'why';
  children: ReactNode;
};

/** Something to open when wanted. Native details: works without a script and is found by the page search. */
export function Fold({ summary, open = false, name, look = 'row', children }: FoldProps) {
  return (
    <details className={look === 'row' ? 'fold' : 'why'} open={open} name={name}>
      <summary>{summary}</summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}
