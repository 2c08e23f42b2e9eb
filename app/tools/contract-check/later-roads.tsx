import { useEffect, useState } from 'react';
import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { contractAmongRoads } from '#domain/tools/contract-check/contract-among-roads.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { OfferRoads } from './offer-roads.tsx';
import { RoadsLink } from './roads-link.tsx';
import type { RoadsView } from '#app/offers/shared/roads/road-view.ts';

// The code that quotes every offer is loaded only for an answer; the server has its own.
const loadRoads = import.meta.env.SSR ? null : () => import('./roads-of-contract.ts');

type LaterRoadsProps = { checked: CheckedContract; data: ContractCheckPageData; today: IsoDay };

/**
 * Shows `OfferRoads` once its code has loaded: the answer does not wait for it. Before that, or without it, links the page of the
 * roads.
 */
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
