import { penaltyLimit } from '#domain/law/penalty-limit.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import { percentShare, shareOf } from '#domain/base/money/share.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { comparedReading, dailyReadings, doubleReadings, type ComparedReading } from './ceiling-readings.ts';
import { needed, outOfScope, type Check, type Facts, type Finding } from './check.ts';

const PENALTY_ARTICLES = ['legea-243-2024/art-2-lit-j', 'legea-243-2024/art-6', 'legea-243-2024/art-9'];

/** Checks of costs after late payment: penalties and extensions, against the ceilings of Legea 243/2024. */
export const laterChecks: readonly Check[] = [
  {
    id: 'penalties',
    title: 'Penalizările cerute până acum',
    basis: PENALTY_ARTICLES,
    find: ({ scope, contract, cost }) => {
      const { penalties } = contract;
      if (penalties === null) return needed('penalizari', 'Scrieți câte penalizări vi s-au cerut până acum.');
      if (scope.kind !== 'applies') return outOfScope(scope);
      return penaltyFinding(
        { contract, cost, scope },
        penalties,
        `Penalizările, ${leiInSentence(penalties)},`,
      );
    },
  },
  {
    id: 'late',
    title: 'Dacă întârziați 10 sau 30 de zile',
    basis: PENALTY_ARTICLES,
    find: findLate,
  },
  {
    id: 'extension',
    title: 'O prelungire',
    basis: ['legea-243-2024/art-6'],
    find: findExtension,
  },
];

function findLate({ scope, contract, cost }: Facts): Finding {
  const { penaltyPercentPerDay: percent, payments, isTimed } = contract;
  if (percent === null) return needed('penalizare', 'Scrieți penalizarea pe zi din contract, în procente.');
  if (!isTimed) return needed('tip', 'Spuneți-ne cum se plătește creditul, ca să știm ce sumă ar întârzia.');
  const overdue = payments.find(({ amount }) => amount > 0)?.amount ?? bani(0);
  const [ten, thirty] = [10, 30].map((times) => shareOf(overdue, percentShare(percent, { times }))) as [
    Bani,
    Bani,
  ];
  const start = `O plată de ${leiInSentence(overdue)} întârziată 10 zile costă în plus ${leiInSentence(ten)}, iar 30 de zile, ${leiInSentence(thirty)}.`;
  if (scope.kind !== 'applies') return outOfScope(scope, `${start} `);
  const found = penaltyFinding({ contract, cost, scope }, thirty, 'Penalizările de 30 de zile');
  return { ...found, sentence: `${start} ${found.sentence}` };
}

type PenaltyFacts = Pick<Facts, 'contract' | 'cost'> & {
  scope: Extract<Facts['scope'], { kind: 'applies' }>;
};

// In the reading most generous to the lender, penalties are outside the cost and limited only by the amount lent (9 b); in our
// reading they are part of the cost.
function penaltyFinding({ contract, cost, scope }: PenaltyFacts, penalties: Bani, subject: string): Finding {
  const base = bani(Math.max(contract.credit, contract.received));
  const limit = penaltyLimit(base, scope.pack);
  if (limit === null)
    return { verdict: 'unknown', sentence: 'Pentru penalizări nu avem o limită de arătat.' };
  const readings: ComparedReading[] = [
    comparedReading(
      { name: 'penalizările se compară singure cu suma împrumutată (art. 9 lit. b)', most: base },
      penalties,
    ),
  ];
  const withCost = bani(cost.costInLaw + penalties);
  if (limit.withCost) {
    readings.push(
      comparedReading(
        {
          name: 'penalizările și restul costului, la un loc, se opresc la suma împrumutată (art. 2 lit. j și art. 6)',
          most: limit.most,
        },
        withCost,
      ),
    );
  }
  if (penalties > base) {
    return {
      verdict: 'over',
      sentence: `${subject} trec peste suma împrumutată, ${leiInSentence(base)}.`,
      readings,
    };
  }
  if (limit.withCost && withCost > limit.most) {
    return {
      verdict: 'ask',
      sentence: `${subject} și restul costului trec, la un loc, peste suma împrumutată. Întrebați creditorul unde se opresc: noi le numărăm împreună.`,
      readings,
    };
  }
  return { verdict: 'under', sentence: `${subject} nu trec peste limita din lege.`, readings };
}

function findExtension({ scope, contract, cost }: Facts): Finding {
  const { extension, credit } = contract;
  if (extension === null) return needed('prelungire', 'Scrieți cât costă o prelungire și câte zile adaugă.');
  const start = `O prelungire de ${countDays(extension.days)} costă ${leiInSentence(extension.cost)}.`;
  if (scope.kind !== 'applies') return outOfScope(scope, `${start} `);
  const { pack, secured } = scope;
  const prolonged = contract.days + extension.days;
  const widest = dailyReadings(contract, prolonged, pack)[0];
  const double = doubleReadings(contract, prolonged, pack)[0];
  const fresh = dailyReadings(
    { ...contract, payments: [contract.payments[0]], credit },
    extension.days,
    pack,
  )[0];
  if (secured || !widest || !double || !fresh) {
    return { verdict: 'unknown', sentence: `${start} Plafonul pe zi nu privește o sumă ca aceasta.` };
  }
  const whole = bani(cost.costInLaw + extension.cost);
  const readings = [
    comparedReading(
      {
        name: 'prelungirea este un contract nou, numărat de la început',
        most: bani(Math.min(fresh.most, double.most)),
      },
      extension.cost,
    ),
    comparedReading(
      {
        name: 'contractul prelungit rămâne același și numără mai departe',
        most: bani(Math.min(widest.most, double.most)),
      },
      whole,
    ),
  ];
  const overs = readings.filter(({ over }) => over !== null).length;
  const silent = 'Legea nu spune dacă prelungirea numără mai departe sau de la început';
  if (overs === 2)
    return {
      verdict: 'over',
      sentence: `${start} ${silent}, dar trece peste plafon în ambele citiri.`,
      readings,
    };
  if (overs === 1)
    return {
      verdict: 'ask',
      sentence: `${start} ${silent}, iar într-una dintre citiri trece peste plafon.`,
      readings,
    };
  return {
    verdict: 'under',
    sentence: `${start} ${silent}; nu trece peste plafon în niciuna dintre citiri.`,
    readings,
  };
}
