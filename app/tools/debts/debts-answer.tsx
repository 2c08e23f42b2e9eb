import type { RefObject } from 'react';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { debtsCalendarHref } from '#domain/tools/debts/debts-calendar.ts';
import { debtsFileHref } from '#domain/tools/debts/debts-file.ts';
import { type DebtsPlan, moreMoney } from '#domain/tools/debts/debts-plan.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { Button } from '#app/ui/button.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { FigureList } from '#app/ui/figure-list.tsx';
import { bani } from '#domain/base/money/bani.ts';
import { DebtCosts } from './debt-costs.tsx';
import { IncomeView } from './income-view.tsx';
import { OrdersView } from './orders-view.tsx';
import { RefinancingView } from './refinancing-view.tsx';
import './debts-answer.css';

type DebtsAnswerProps = {
  plan: DebtsPlan;
  heading: RefObject<HTMLHeadingElement | null>;
  /** as typed, for the saved file */
  values: FormValues;
  /** date of the plan */
  today: IsoDay;
};

/** Shows when the last debt ends, the cost of each, and what would change that. */
export function DebtsAnswer({ plan, heading, values, today }: DebtsAnswerProps) {
  const { input, owed, interest, monthly, avalanche, refinancing, incomeTest } = plan;
  const isOne = input.debts.length === 1;
  const calendar = debtsCalendarHref(plan, today);
  return (
    <section aria-labelledby="raspuns">
      <div className="wrap debts-answer">
        <h2 id="raspuns" tabIndex={-1} ref={heading}>
          {avalanche
            ? `${isOne ? 'Datoria' : 'Ultima datorie'} se termină în ${formatDate(avalanche.free)}`
            : 'Cu banii de acum, datoriile nu se termină'}
        </h2>
        <p className="lede">
          {avalanche
            ? `Aveți de plătit ${moneyInSentence(owed)}${isOne ? '' : `, în ${countNoun(input.debts.length, 'datorie', 'datorii')}`}. Cu ${moneyInSentence(monthly)} pe lună, terminați în ${formatTerm({ count: avalanche.months, unit: 'months' })}.`
            : 'Ratele nu țin pasul cu dobânda. Cereți creditorilor un grafic nou: scrisoarea este mai jos.'}
        </p>
        <FigureList
          large="all"
          figures={[
            { name: 'Datorați acum', value: formatMoney(owed) },
            { name: 'Plătiți pe lună', value: formatMoney(monthly) },
            { name: 'Din care dobândă, luna viitoare', value: <CostMark>{formatMoney(interest)}</CostMark> },
            ...(avalanche
              ? [
                  {
                    name: 'Dobândă până la capăt',
                    value: <CostMark>{formatMoney(avalanche.interest)}</CostMark>,
                  },
                ]
              : []),
          ]}
        />
        <div className="debts-tools">
          <a href={debtsFileHref(values)} download="datoriile-mele.json">
            Salvați planul într-un fișier
          </a>
          {calendar && (
            <a href={calendar} download="scadente.ics">
              Puneți scadențele în calendar
            </a>
          )}
          <Button className="needs-script" kind="text" type="button" onClick={() => print()}>
            Tipăriți planul
          </Button>
        </div>
      </div>
      <Band
        id="pe-luna"
        title="Cât vă costă fiecare"
        intro="Rata are două părți: dobânda, care se pierde, și restul, care scade datoria."
      >
        <DebtCosts costs={plan.costs} />
      </Band>
      <OrdersView plan={plan} />
      <MoreMoney plan={plan} />
      {refinancing && <RefinancingView plan={plan} refinancing={refinancing} />}
      {incomeTest && <IncomeView test={incomeTest} />}
    </section>
  );
}

/** Shows the effect of one hundred more lei a month, by the avalanche method. */
function MoreMoney({ plan }: { plan: DebtsPlan }) {
  return (
    <Band id="in-plus-100" title={`Încă ${moneyInSentence(moreMoney)} pe lună`}>
      <p className="debts-words">{moreMoneyInWords(plan)}</p>
    </Band>
  );
}

function moreMoneyInWords({ avalanche, withMore }: DebtsPlan): string {
  const more = moneyInSentence(moreMoney);
  if (!withMore) return `Nici cu încă ${more} pe lună datoriile nu se termină: cereți întâi un grafic nou.`;
  const when = formatDate(withMore.free);
  if (!avalanche) return `Cu încă ${more} pe lună, totul se termină în ${when}.`;
  const [months, lei] = [avalanche.months - withMore.months, avalanche.interest - withMore.interest];
  const sooner =
    months > 0
      ? `totul se termină în ${when}, cu ${formatTerm({ count: months, unit: 'months' })} mai devreme`
      : `luna în care se termină rămâne ${when}`;
  const cheaper = lei > 0 ? `, iar dobânda scade cu ${moneyInSentence(bani(lei))}` : '';
  return `Cu încă ${more} pe lună, ${sooner}${cheaper}. Dacă nu îi aveți, planul rămâne bun și fără ei.`;
}
