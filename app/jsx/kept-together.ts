import { jsx, jsxs } from 'react/jsx-runtime';
import type { ElementType, ReactNode } from 'react';
import { splitTogether } from '#domain/base/text/split-together.ts';

// By their first letters: title, text, textarea, tspan, option and no-break hold text alone, or lines that nothing breaks.
const PLAIN = /^(?:t[ies]|op|no)/;

/**
 * Props of an element, new for it as JSX makes them, with texts that do not part where they must not: a word that has to stay on one
 * line becomes a `<no-break>`. What a component is given is its own affair: it comes by here when it stands in an element.
 */
export function keptTogether(type: ElementType | symbol, props: unknown): unknown {
  const own = props as { children?: ReactNode };
  const { children } = own;
  if (children && typeof type === 'string' ? !PLAIN.test(type) : typeof type === 'symbol')
    own.children = Array.isArray(children) ? children.map(inRun) : inRun(children);
  return own;
}

// In one element, so that a text stays one item of whatever arranges it.
function inRun(child: ReactNode): ReactNode {
  const pieces = typeof child === 'string' ? splitTogether(child) : [];
  if (pieces.length < 2) return child;
  return jsxs('text-run' as ElementType, {
    children: pieces.map((piece, at) =>
      at % 2 === 1 ? jsx('no-break' as ElementType, { children: piece }) : piece,
    ),
  });
}
