import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Decision, QueuedText } from './queued-text.ts';

type Options = {
  texts: readonly QueuedText[];
  choose: (text: QueuedText) => void;
  decide: (texts: readonly QueuedText[], decision: Decision) => Promise<void>;
};

const decisions: Readonly<Record<string, Decision>> = { a: 'published', r: 'rejected', s: 'spam' };
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Handles keys: J and K move along a list, X selects, A, R and S decide about the focused text. @returns ref of the list */
export function useQueueKeys({ texts, choose, decide }: Options) {
  const list = useRef<HTMLOListElement>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // Letters belong to text fields, and combinations to the browser.
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(typing)) return;
    const items = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-queued]') ?? []);
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const key = event.key.toLowerCase();
    if (key === 'j' || key === 'k') {
      const next = key === 'j' ? at + 1 : Math.max(at - 1, 0);
      items[Math.min(next, items.length - 1)]?.focus();
      return;
    }
    const text = texts[at];
    const decision = decisions[key];
    if (text && key === 'x') choose(text);
    if (text && decision) void decide([text], decision);
  });

  // Before the list is painted: a key pressed as soon as the list is visible counts.
  useLayoutEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return list;
}
