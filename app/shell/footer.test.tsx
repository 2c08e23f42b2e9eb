import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from './footer.tsx';

const footer = (salPicture: string | null) =>
  renderToStaticMarkup(
    <Footer
      navigation={{
        header: { credits: { text: '', columns: [] }, links: [], search: { text: '', link: '/cautare/' } },
        footer: [],
      }}
      rulePack={null}
      salPicture={salPicture}
    />,
  );

test('ANPC has its own badge where the operator provides it, and a text link otherwise', () => {
  // Order 449/2022: 250 × 50 pixels, linked to anpc.ro/ce-este-sal/.
  expect(footer('/sal.png')).toContain(
    '<a class="foot-sal" href="https://anpc.ro/ce-este-sal/"><img src="/sal.png" width="250" height="50" alt="ANPC: soluționarea alternativă a litigiilor"/></a>',
  );
  expect(footer(null)).toContain(
    '<a class="foot-sal" href="https://anpc.ro/ce-este-sal/">ANPC: soluționarea alternativă a litigiilor</a>',
  );
});
