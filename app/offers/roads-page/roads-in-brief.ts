import { mainCosts, type IllustratedRoad } from '#domain/offers/roads/illustrated-road.ts';
import type { Road } from '#domain/offers/roads/six-roads.ts';
import { rangeInSentence } from '#app/offers/shared/roads/road-figures.ts';
import type { RoadsView } from '#app/offers/shared/roads/road-view.ts';

type Answered = {
  roads: readonly Road<unknown>[];
  picture: RoadsView;
  /** sentence for a request beyond every lender of the list; null: within reach of some */
  beyond: string | null;
};

const firstWays = {
  bank: 'întâi banca',
  'credit-union': 'întâi CAR-ul',
  waiting: 'vedeți întâi dacă puteți aștepta',
} as const;

/** Writes the heading that names the first lender to try, and its figures: „Pentru 30 000 de lei pe 36 de luni, întâi banca”. */
export function roadsInBrief({ roads, picture, beyond }: Answered): { h1: string; lede: string } {
  const { sumInSentence, term } = picture;
  const illustrated = roads.filter(
    (road): road is IllustratedRoad => road.kind === 'bank' || road.kind === 'credit-union',
  );
  const inWords = illustrated.flatMap(figureInWords);
  const cheapest = illustrated.find((road) => mainCosts(road).costs.length > 0)?.kind;
  const online = beyond === null ? onlineInWords(picture) : null;
  const costs = [...inWords, ...(online ? [online] : [])].map(
    ([where, figure], at) => `${where}${at === 0 ? ' vă costă' : ','} ${figure}.`,
  );
  const lede = [...costs, beyond ?? (online ? '' : 'Online nu avem un preț de azi.')];
  const first = cheapest === undefined && beyond === null ? 'waiting' : (cheapest ?? 'bank');
  return { h1: `Pentru ${sumInSentence} pe ${term}, ${firstWays[first]}`, lede: lede.join(' ').trim() };
}

/** Returns the place and its figure: „La bancă”, „3 834–7 633 de lei”; empty if no price covers the loan. */
function figureInWords(road: IllustratedRoad): [where: string, figure: string][] {
  const { what, costs } = mainCosts(road);
  const [low, high] = [costs[0], costs.at(-1)];
  if (what === 'nothing' || low === undefined || high === undefined) return [];
  const hasOverdraft = (road.account?.overdrafts.length ?? 0) > 0;
  const ways = {
    whole: '',
    interest: ' dobândă; comisioanele nu le știm',
    average: ', după media băncilor',
    account: ` dobândă, dacă aveți ${hasOverdraft ? 'descoperit de cont' : 'card de credit'}`,
  };
  return [[road.kind === 'bank' ? 'La bancă' : 'La CAR', `${rangeInSentence(low, high)}${ways[what]}`]];
}

function onlineInWords({ roads }: RoadsView): [where: string, figure: string] | null {
  const online = roads.find(({ kind }) => kind === 'current-price');
  if (!online?.bar) return null;
  const { low, high } = online.bar;
  // A range has several lenders, so it has no name.
  return ['Online', `${rangeInSentence(low, high)}${low === high ? `, la ${online.name}` : ''}`];
}
