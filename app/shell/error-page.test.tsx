import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorPage } from './error-page.tsx';

test.each([
  [400, 'nu putem găsi pagina', false],
  [404, 'nu putem găsi pagina', false],
  [410, 'Am scos această pagină de pe site', false],
  [429, 'prea multe cereri de la rețeaua dumneavoastră', true],
  [500, 'pagina nu poate fi afișată acum', true],
])('%i states the problem, and whether to retry', (statusCode, said, isWorthAsking) => {
  const html = renderToStaticMarkup(<ErrorPage error={{ statusCode, message: '' }} />);
  expect(html).toContain(said);
  expect(html.includes('Încercați din nou')).toBe(isWorthAsking);
});
