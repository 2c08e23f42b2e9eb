import { useState } from 'react';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft-store.ts';

/** What is typed in a form: kept in this browser at each key, until it is dropped. */
export function useDraft(file: string, begin: Omit<Draft, 'savedAt'>) {
  const [kept, setKept] = useState(() => readDraft(file));
  const [draft, setDraft] = useState<Omit<Draft, 'savedAt'>>(() => kept ?? begin);
  const drop = () => {
    dropDraft(file);
    setKept(null);
  };
  return {
    draft,
    /** when it was kept, for one that was found here; null: nothing was found */
    foundFrom: kept?.savedAt ?? null,
    write: (typed: Partial<Draft>) => {
      const next = { ...draft, ...typed };
      setDraft(next);
      keepDraft(file, { ...next, savedAt: new Date().toISOString() });
    },
    drop,
    /** Begins again. */
    giveUp: () => {
      drop();
      setDraft(begin);
    },
  };
}
