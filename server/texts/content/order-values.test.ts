import { expect, test } from 'vitest';
import { offerGroups } from '#domain/offers/offer-groups.ts';
import { pack } from '#tests/factories/quotable-offer.ts';
import { siteContent } from '#tests/factories/site-content.ts';

test('the published order lists the groups of the program, in their order', () => {
  const page = siteContent(pack).findText('cum-ordonam');
  const [, list = ''] = /<ol>(.*?)<\/ol>/s.exec(page?.body.html ?? '') ?? [];
  const items = [...list.matchAll(/<li>(.*?)[;.]<\/li>/gs)].map(([, text]) => text);
  expect(items).toEqual(Object.values(offerGroups));
  expect(page?.body.html).not.toMatch(/trei grupe/);
});
