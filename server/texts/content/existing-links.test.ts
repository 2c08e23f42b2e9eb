import { expect, test } from 'vitest';
import { existingLinks } from './existing-links.ts';

const link = (path: string) => ({ text: path, link: path });

test('links to missing pages are left out, with groups left empty', () => {
  const navigation = {
    header: {
      credits: { text: 'Credite', columns: [{ title: 'A', links: [link('/a/'), link('/nu/')] }] },
      links: [link('/offers/'), link('/nu/')],
      search: link('/cautare/'),
    },
    footer: [
      { title: 'Unu', links: [link('/unsubscribe/?country=RO'), link('https://anpc.ro/')] },
      { title: 'Doi', links: [link('/nu/')] },
    ],
  };

  const kept = existingLinks(navigation, (path) => path !== '/nu/');

  expect(kept.header.credits.columns[0]?.links.map(({ link: path }) => path)).toEqual(['/a/']);
  expect(kept.header.links.map(({ link: path }) => path)).toEqual(['/offers/']);
  expect(kept.footer.map(({ title }) => title)).toEqual(['Unu']);
  expect(kept.footer[0]?.links).toHaveLength(2);
});
