import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { contractAmongRoads } from '#domain/tools/contract-check/contract-among-roads.ts';
import { RoadsPicture } from '#app/offers/shared/roads/roads-picture.tsx';
import { Band } from '#app/ui/band.tsx';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { RoadsLink } from './roads-link.tsx';
import type { RoadsView } from '#app/offers/shared/roads/road-view.ts';

type OfferRoadsProps = {
  checked: CheckedContract;
  roads: RoadsView;
  texts: ContractCheckPageData['texts']['roads'];
};

/** Shows the checked offer as one more road to the same amount, on the common scale. */
export function OfferRoads({ checked, roads, texts }: OfferRoadsProps) {
  return (
    <Band id="alte-drumuri" title={texts.title} intro={texts.intro} wide>
      <RoadsPicture view={roads} level={3}>
        <RoadsLink asked={contractAmongRoads(checked).asked} />
      </RoadsPicture>
    </Band>
  );
}
