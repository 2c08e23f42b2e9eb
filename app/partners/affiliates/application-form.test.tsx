import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApplicationForm } from './application-form.tsx';

const state = { token: 'x', values: {}, problems: [] };

test.each([
  [false, true],
  [true, false],
])(
  'operator named: %s; the form stands, and says that nobody is approved yet: %s',
  (isOperatorNamed, isSaid) => {
    const html = renderToStaticMarkup(<ApplicationForm state={state} isOperatorNamed={isOperatorNamed} />);
    expect(html).toContain('name="cui"');
    expect(html.includes('nu aprobăm niciun partener')).toBe(isSaid);
  },
);
