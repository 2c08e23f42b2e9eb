import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dayOf, type IsoDay } from '#domain/base/days/iso-day.ts';
import { planDebts, type DebtsPlan } from '#domain/tools/debts/debts-plan.ts';
import { readDebts } from '#domain/tools/debts/read-debts.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import { typedValues } from '#app/tools/shared/on-device/typed-values.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { DebtLetters } from './debt-letters.tsx';
import { DebtsAnswer } from './debts-answer.tsx';
import { DebtsForm } from './debts-form.tsx';
import type { DebtsPageData } from './debts-page-data.ts';
import './debts-page.css';

type State = {
  values: FormValues;
  problems: readonly FormProblem[];
  plan: DebtsPlan | null;
  /** date of the plan */
  today: IsoDay;
  /** incremented when other values are loaded: the form's fields are then created anew */
  round: number;
};

/**
 * Shows „Datoriile mele”: a plan made by the server from a posted form, or in the browser on the device: from the first press of
 * the button on, nothing leaves it, and nothing is stored on it but the file the visitor saves.
 */
export function DebtsPage({ data }: { data: DebtsPageData }) {
  const { texts, path } = data;
  const [state, setState] = useState(() => ({
    ...stateOf(data, data.values, data.today),
    // A submission that the server refused whole has no values, only a reason.
    problems: data.problems,
  }));
  const isOnDevice = useSyncExternalStore(never, isBrowser, isServer);
  const heading = useRef<HTMLHeadingElement>(null);
  const { plan, problems, values, round } = state;

  const make = (typed: FormValues, brought: boolean) =>
    setState((old) => ({
      ...stateOf(data, typed, dayOf(new Date(), data.timeZone)),
      round: brought ? old.round + 1 : old.round,
    }));
  // A requested answer gets the focus. An answer served with the page keeps the browser's scroll position.
  const first = useRef(state);
  useEffect(() => {
    if (state !== first.current && state.plan) heading.current?.focus();
  }, [state]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    make(typedValues(new FormData(event.currentTarget)), false);
  };

  return (
    <div className="debts">
      <PageHead title={texts.title} description={texts.description} hasErrors={problems.length > 0} />
      <div className="wrap debts-head">
        <Breadcrumbs current={texts.h1} />
        {problems.length > 0 && (
          <FormProblems
            key={JSON.stringify(problems)}
            state={{ token: '', values, problems }}
            formId="datorii"
          />
        )}
        <h1 className={plan ? 'debts-h1-small' : undefined}>{texts.h1}</h1>
        {!plan && <p className="lede">{texts.lede}</p>}
      </div>
      {plan && (
        <>
          <DebtsAnswer plan={plan} heading={heading} values={values} today={state.today} />
          <DebtLetters plan={plan} letters={data.letters} today={state.today} />
        </>
      )}
      <div className="wrap debts-desk">
        <DebtsForm
          key={round}
          action={path}
          values={values}
          problems={problems}
          isOnDevice={isOnDevice}
          isAnswered={plan !== null}
          onSubmit={submit}
          onBrought={(brought) => make(brought, true)}
        />
      </div>
      <StaticHtml name="help" html={data.sections?.help} />
    </div>
  );
}

// The environment of the page never changes while the page is shown.
const never = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;

function stateOf(data: DebtsPageData, values: FormValues, today: IsoDay): State {
  if (Object.keys(values).length === 0) return { values, problems: [], plan: null, today, round: 0 };
  const { input, problems } = readDebts(values);
  return { values, problems, plan: input && planDebts(input, today, data.incomeLimit), today, round: 0 };
}
