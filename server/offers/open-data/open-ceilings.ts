import type { OpenCeilings } from '#domain/answers/open-data.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { type CsvCell, writeOpenCsv } from '#server/shared/csv/write-csv.ts';
import { openHead } from './open-head.ts';

/** Collects the ceilings of the law as open data. @param day yyyy-mm-dd, whose ceilings are `now` */
export function openCeilings(packs: readonly RulePack[], day: string): OpenCeilings {
  const inForce = rulePackInForce(packs, day);
  return {
    ...openHead(
      'Plafoanele costului unui credit de consum de la un IFN, după Legea 243/2024, și dobânda BNR pe care o urmează plafonul de DAE.',
    ),
    day,
    now: inForce && capsOf(inForce),
    all: packs.map(capsOf),
  };
}

function capsOf(pack: RulePack): OpenCeilings['all'][number] {
  const { validFrom, dailyCaps, generalAprCapPercent, mortgageAprCapPercent, capScope } = pack;
  const figures = [dailyCaps, generalAprCapPercent, mortgageAprCapPercent, capScope];
  return {
    validFrom,
    dailyCaps: dailyCaps?.value ?? [],
    aprCap: generalAprCapPercent?.value ?? null,
    mortgageAprCap: mortgageAprCapPercent?.value ?? null,
    maxPrincipal: capScope?.value.maxPrincipal ?? null,
    maxYears: capScope?.value.maxYears ?? null,
    sources: figures.flatMap((figure) => (figure ? [figure.source] : [])),
  };
}

/** Writes a line for each ceiling. */
export function ceilingsCsv({ all }: OpenCeilings): string {
  const rows = all.flatMap(({ validFrom, dailyCaps, aprCap, mortgageAprCap, maxPrincipal }): CsvCell[][] => [
    ...dailyCaps.map(({ upTo, percentPerDay }) => [validFrom, 'percent a day', percentPerDay, upTo / 100]),
    [validFrom, 'DAE', aprCap, maxPrincipal && maxPrincipal / 100],
    [validFrom, 'DAE, mortgage', mortgageAprCap, maxPrincipal && maxPrincipal / 100],
  ]);
  return writeOpenCsv([['valid_from', 'ceiling', 'percent', 'up_to_lei'], ...rows]);
}
