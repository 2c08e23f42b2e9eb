import type { CheckedContract } from '#domain/contract-check/check-contract.ts';
import { contractAmongRoads } from '#domain/contract-check/contract-among-roads.ts';
import { RoadsPicture } from '#app/shared/roads/roads-picture.tsx';
import { formatApr, formatRate } from '#domain/text/format-percent.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { RoadsLink } from './roads-link.tsx';
import type { ContractRoads } from './roads-of-contract.ts';

type OfferRoadsProps = {
  checked: CheckedContract;
  roads: ContractRoads;
  texts: ContractCheckPageData['texts']['roads'];
};

/** What was checked, as one more road to the same money, on the one scale of them all. */
export function OfferRoads({ checked, roads: { picture, aprs }, texts }: OfferRoadsProps) {
  return (
    <Band id="alte-drumuri" title={texts.title} intro={texts.intro} wide>
      {aprs && <BankMeasure aprs={aprs} own={checked.cost.aprPercent} />}
      <RoadsPicture view={picture} level={3}>
        <RoadsLink asked={contractAmongRoads(checked).asked} />
      </RoadsPicture>
    </Band>
  );
}

/** What stands in for a ceiling, which the law does not set a bank: what other banks publish. */
function BankMeasure({ aprs, own }: { aprs: NonNullable<ContractRoads['aprs']>; own: number | null }) {
  const { low, high, isAsked, average } = aprs;
  const where = isAsked
    ? 'La prețurile scrise de bănci pentru suma și perioada aceasta'
    : 'În exemplele publicate de bănci, la alte sume și perioade';
  return (
    <p>
      {where}, DAE este între {formatApr(low)} și {formatApr(high)}
      {average &&
        `, iar media băncilor în ${formatDate(average.month)} este ${formatRate(average.percentAYear)}`}
      .{own !== null && ` La dumneavoastră este ${formatApr(own)}.`}
    </p>
  );
}
