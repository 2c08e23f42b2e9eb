import { toldCosts, type IllustratedRoad } from '#domain/roads/illustrated-road.ts';
import type { Road } from '#domain/roads/six-roads.ts';
import { rangeInSentence } from '#app/shared/roads/road-figures.ts';
import type { RoadsView } from '#app/shared/roads/road-view.ts';

type Answered = {
  roads: readonly Road<unknown>[];
  picture: RoadsView;
  /** what is said where no lender of the list goes so far; null: some does */
  beyond: string | null;
};

/** The heading that says where to go first, and the figures of it: „Pentru 30 000 de lei pe 36 de luni, întâi banca”. */
export function roadsInBrief({ roads, picture, beyond }: Answered): { h1: string; lede: string } {
  const { sumInSentence, term } = picture;
  const illustrated = roads.filter(
    (road): road is IllustratedRoad => road.kind === 'bank' || road.kind === 'credit-union',
  );
  const told = illustrated.flatMap((road) => figureInWords(road) ?? []);
  const cheapest = illustrated.find((road) => toldCosts(road).costs.length > 0)?.kind ?? 'bank';
  const lede = [...told, beyond ?? onlineInWords(picture)];
  const first = cheapest === 'bank' ? 'întâi banca' : 'întâi CAR-ul';
  return { h1: `Pentru ${sumInSentence} pe ${term}, ${first}`, lede: lede.join(' ') };
}

/** „La bancă vă costă 3 834–7 633 de lei.”; null: no price speaks of the loan */
function figureInWords(road: IllustratedRoad): string | null {
  const { what, costs } = toldCosts(road);
  const [low, high] = [costs[0], costs.at(-1)];
  if (what === 'nothing' || low === undefined || high === undefined) return null;
  const ways = {
    whole: '',
    interest: ' dobândă, fără comisioane',
    average: ', după media băncilor',
    account: ` dobândă, ${(road.account?.overdrafts.length ?? 0) > 0 ? 'dacă aveți descoperit de cont' : 'dacă aveți card de credit'}`,
  };
  const where = road.kind === 'bank' ? 'La bancă' : 'La CAR';
  return `${where} vă costă ${rangeInSentence(low, high)}${ways[what]}.`;
}

function onlineInWords({ roads }: RoadsView): string {
  const online = roads.find(({ kind }) => kind === 'current-price');
  if (!online?.bar) return 'Online nu avem un preț de azi.';
  const { low, high } = online.bar;
  // A range has lenders, and no name of its own.
  return `Online vă costă ${rangeInSentence(low, high)}${low === high ? `, la ${online.name}` : ''}.`;
}
