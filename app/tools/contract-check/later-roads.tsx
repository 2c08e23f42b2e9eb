import { useEffect, useState } from 'react';
import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { contractAmongRoads } from '#domain/tools/contract-check/contract-among-roads.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { OfferRoads } from './offer-roads.tsx';
import { RoadsLink } from './roads-link.tsx';
import type { RoadsView } from '#app/offers/shared/roads/road-view.ts';

// What quotes every offer is fetched for an answer alone; the server has its own.
const loadRoads = import.meta.env.SSR ? null : () => import('./roads-of-contract.ts');

type LaterRoadsProps = { checked: CheckedContract; data: ContractCheckPageData; today: IsoDay };

/** `OfferRoads`, once its program is there: the answer does not wait for it. Without it there is the way to the page. */
export function LaterRoads({ checked, data, today }: LaterRoadsProps) {
  const [roads, setRoads] = useState<RoadsView | 'lost'>();
  useEffect(() => {
    loadRoads?.().then(
      (loaded) => setRoads(loaded.roadsOfContract(checked, data.roads, rulePackInForce(data.packs, today))),
      () => setRoads('lost'),
    );
  }, [checked, data, today]);
  if (roads === undefined) return null;
  if (roads === 'lost') {
    return (
      <div className="wrap">
        <RoadsLink asked={contractAmongRoads(checked).asked} />
      </div>
    );
  }
  return <OfferRoads checked={checked} roads={roads} texts={data.texts.roads} />;
}
