import { jsx, jsxs } from 'react/jsx-runtime';
import type { ElementType, ReactNode } from 'react';
import { splitTogether } from '#domain/text/split-together.ts';

// What holds text alone, or lines that nothing breaks.
const plain: readonly unknown[] = ['title', 'option', 'textarea', 'style', 'text', 'tspan', 'no-break'];

type Props = { children?: unknown };

/**
 * Props of an element, new for it as JSX makes them, with texts that do not part where they must not: a word that has to stay on one
 * line becomes a `<no-break>`. What a component is given is its own affair: it comes by here when it stands in an element.
 */
export function keptTogether(type: ElementType | symbol, props: unknown): unknown {
  if (typeof type !== 'string' && typeof type !== 'symbol') return props;
  const { children } = props as Props;
  if (typeof children === 'string') (props as Props).children = inRun(children, type);
  else if (Array.isArray(children)) (props as Props).children = inRuns(children, type);
  return props;
}

function inRuns(children: readonly unknown[], type: string | symbol): readonly unknown[] {
  let runs: unknown[] | undefined;
  for (let at = 0; at < children.length; at++) {
    const child = children[at];
    const run = typeof child === 'string' ? inRun(child, type) : child;
    // The list may be another element's too.
    if (run !== child) (runs ??= [...children])[at] = run;
  }
  return runs ?? children;
}

// In one element, so that a text stays one item of whatever arranges it.
function inRun(text: string, type: string | symbol): ReactNode {
  const pieces = splitTogether(text);
  if (pieces.length === 1 || plain.includes(type)) return text;
  return jsxs('text-run' as ElementType, {
    children: pieces.map((piece, at) =>
      at % 2 === 1 ? jsx('no-break' as ElementType, { children: piece }) : piece,
    ),
  });
}
