import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormProblems } from './post-form.tsx';

const name = { field: 'nume', message: 'Scrieți numele dumneavoastră' };
const outage = { field: null, message: 'Nu am putut păstra ce ați trimis, din vina noastră.' };

test.each([
  [[name], undefined, 'Verificați datele'],
  [[name, outage], undefined, 'Verificați datele'],
  [[outage], undefined, 'Formularul nu a fost trimis'],
  [[outage], 'sarcina', 'Încă un pas'],
])('only people with invalid input are asked to check it (%o, %s)', (problems, challenge, title) => {
  const html = renderToStaticMarkup(
    <FormProblems state={{ token: '', values: {}, problems, challenge }} formId="trimite" />,
  );
  expect(html).toContain(`<h2>${title}</h2>`);
});
