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

test('the way to ANPC is its own sign where the operator has it, and words until then', () => {
  // Order 449/2022: 250 × 50 pixels, leading to anpc.ro/ce-este-sal/.
  expect(footer('/sal.png')).toContain(
    '<a class="foot-sal" href="https://anpc.ro/ce-este-sal/"><img src="/sal.png" width="250" height="50" alt="ANPC: soluționarea alternativă a litigiilor"/></a>',
  );
  expect(footer(null)).toContain(
    '<a class="foot-sal" href="https://anpc.ro/ce-este-sal/">ANPC: soluționarea alternativă a litigiilor</a>',
  );
});
