import { jsx, jsxs } from 'react/jsx-runtime';
import type { ElementType, ReactNode } from 'react';
import { splitNoBreaks } from '#domain/base/text/split-no-breaks.ts';

// Matches the first letters of title, text, textarea, tspan, option and no-break: elements that hold only text, or whose lines
// never break.
const PLAIN = /^(?:t[ies]|op|no)/;

/**
 * Wraps words of an element's texts that must stay on one line in `<no-break>`, and returns the props, which JSX has just
 * created. Props of a component stay unchanged: their texts come here when an element holds them.
 */
export function withNoBreaks(type: ElementType | symbol, props: unknown): unknown {
  const own = props as { children?: ReactNode };
  const { children } = own;
  if (children && typeof type === 'string' ? !PLAIN.test(type) : typeof type === 'symbol')
    own.children = Array.isArray(children) ? children.map(inRun) : inRun(children);
  return own;
}

// One element for the whole text, so that it stays one item of a flex or grid layout.
function inRun(child: ReactNode): ReactNode {
  const pieces = typeof child === 'string' ? splitNoBreaks(child) : [];
  if (pieces.length < 2) return child;
  return jsxs('text-run' as ElementType, {
    children: pieces.map((piece, at) =>
      at % 2 === 1 ? jsx('no-break' as ElementType, { children: piece }) : piece,
    ),
  });
}
