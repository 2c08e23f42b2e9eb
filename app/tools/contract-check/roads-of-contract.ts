import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { contractAmongRoads } from '#domain/tools/contract-check/contract-among-roads.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { answerRoads, type RoadsBasis } from '#app/offers/shared/roads/roads-answer.ts';
import type { RoadsView } from '#app/offers/shared/roads/road-view.ts';

/**
 * Builds the roads to the amount of a contract, with the contract among them. Names are not links: an address would reveal the
 * amount.
 * @param pack in force today: other roads would be taken now, whenever the contract was signed
 */
export function roadsOfContract(
  checked: CheckedContract,
  basis: RoadsBasis,
  pack: RulePack | null,
): RoadsView {
  const { asked, offer } = contractAmongRoads(checked);
  const request = { ...asked, purpose: null };
  return answerRoads(basis, { request, offered: null, checked: offer, pack, page: null }).picture;
}
