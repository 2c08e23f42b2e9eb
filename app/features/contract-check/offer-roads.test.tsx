import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkTyped, usualContract } from '#tests/factories/contract.ts';
import { pack } from '#tests/factories/quotable-offer.ts';
import { roadsContent, siteRates } from '#tests/factories/roads-content.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { OfferRoads } from './offer-roads.tsx';
import { roadsOfContract } from './roads-of-contract.ts';

const basis = { texts: roadsContent.roads, rates: siteRates, offers: [], isOutage: false };

function besideOthers(creditor: 'banca' | 'ifn', loan: Record<string, string>): string {
  const checked = checkTyped({ ...usualContract, creditor, ...loan });
  const roads = roadsOfContract(checked, basis, pack);
  return textOf(
    renderToStaticMarkup(
      <OfferRoads checked={checked} roads={roads} texts={{ title: 'Alături', intro: 'De toate.' }} />,
    ),
  );
}
const threeYears = { primiti: '30000', termen: '36', unitate: 'luni', platiti: '36 x 1000', tip: 'rate' };

test('an offer of a bank, which no ceiling binds, is held against what banks publish for its sum and term', () => {
  // 36 payments of 1 000 lei for 30 000: the DAE is 12,96%, by the equation of the directive.
  expect(besideOthers('banca', threeYears)).toContain(
    'La prețurile scrise de bănci pentru suma și perioada aceasta, DAE este între 8,4% și 16,6%, iar media băncilor în august 2026 este 10,71%. La dumneavoastră este 13,0%.',
  );
});

test('where no bank’s price reaches it, against the examples that banks print of other loans', () => {
  expect(besideOthers('banca', {})).toContain(
    'În exemplele publicate de bănci, la alte sume și perioade, DAE este între 8,5% și 18,4%',
  );
});

test('an offer of an IFN has its ceiling, and is not held against banks’ DAE', () => {
  expect(besideOthers('ifn', threeYears)).not.toContain('DAE este între');
});
