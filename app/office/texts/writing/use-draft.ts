import { useState } from 'react';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft-store.ts';

/** Draft of a form: stored in this browser at each key, until it is dropped. */
export function useDraft(file: string, begin: Omit<Draft, 'savedAt'>) {
  const [kept, setKept] = useState(() => readDraft(file));
  const [draft, setDraft] = useState<Omit<Draft, 'savedAt'>>(() => kept ?? begin);
  const drop = () => {
    dropDraft(file);
    setKept(null);
  };
  return {
    draft,
    /** when a found draft was stored; null: none was found */
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
