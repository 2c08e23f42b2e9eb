import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { dayOf, type IsoDay } from '#domain/calendar/iso-day.ts';
import { checkContract, type CheckedContract } from '#domain/contract-check/check-contract.ts';
import { readContract } from '#domain/contract-check/read-contract.ts';
import type { FormProblem, FormValues } from '#domain/forms/form-state.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { CheckAnswer } from './check-answer.tsx';
import { CheckForm } from './check-form.tsx';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { fieldAnchor } from './field-anchor.ts';
import { Letters } from './letters.tsx';
import { SecciFigure } from './secci-figure.tsx';
import { linkOf, valuesOfFragment } from './values-in-link.ts';
import './contract-check-page.css';

type State = {
  values: FormValues;
  problems: readonly FormProblem[];
  checked: CheckedContract | null;
  /** the day the answer was made */
  today: IsoDay;
  /** raised by each answer: the form's fields start anew only when other values were brought */
  round: number;
};

/**
 * „Ce semnez, de fapt?”: an offer or a contract, computed by the server from a form that was sent, and in a browser on the
 * device: from the first press of the button on, nothing leaves it.
 */
export function ContractCheckPage({ data }: { data: ContractCheckPageData }) {
  const { texts, path } = data;
  const [state, setState] = useState(() => ({
    ...stateOf(data, data.values, data.today),
    // What the server would not read at all has no values, only a reason.
    problems: data.problems,
  }));
  const [isOnDevice, setOnDevice] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { checked, problems, values, round } = state;

  const check = (typed: FormValues, brought: boolean) =>
    setState((old) => ({
      ...stateOf(data, typed, dayOf(new Date(), data.timeZone)),
      round: brought ? old.round + 1 : old.round,
    }));
  useEffect(() => {
    setOnDevice(true);
    const bring = () => {
      const brought = valuesOfFragment(location.hash);
      if (brought) check(brought, true);
    };
    bring();
    addEventListener('hashchange', bring);
    return () => removeEventListener('hashchange', bring);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page is the same from its first moment to its last
  }, []);
  // What was asked for is read first. An answer that came with the page is where the browser left it.
  const first = useRef(state);
  useEffect(() => {
    if (state !== first.current && state.checked) heading.current?.focus();
  }, [state]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    check(Object.fromEntries(new FormData(event.currentTarget)) as FormValues, false);
  };

  return (
    <div className="contract-check">
      <PageHead title={texts.title} description={texts.description} hasErrors={problems.length > 0} />
      <div className="wrap check-head">
        <Breadcrumbs current="Verificați o ofertă" />
        {problems.length > 0 && (
          <FormProblems
            key={JSON.stringify(problems)}
            state={{ token: '', values, problems }}
            formId="verificare"
            anchorOf={fieldAnchor}
          />
        )}
        <h1 className={checked ? 'check-h1-small' : undefined}>{texts.h1}</h1>
        {!checked && <p className="lede">{texts.lede}</p>}
      </div>
      {checked && (
        <>
          <CheckAnswer
            checked={checked}
            heading={heading}
            texts={texts.results}
            link={linkOf(path, values)}
          />
          <Letters letters={data.letters} checked={checked} today={state.today} />
        </>
      )}
      <div className="wrap check-desk">
        <CheckForm
          key={round}
          action={path}
          values={values}
          problems={problems}
          lenders={data.lenders}
          isOnDevice={isOnDevice}
          isAnswered={checked !== null}
          onSubmit={submit}
        />
        <SecciFigure caption={texts.form.caption} />
      </div>
      <StaticHtml html={data.sections?.method} />
    </div>
  );
}

function stateOf(data: ContractCheckPageData, values: FormValues, today: IsoDay): State {
  if (Object.keys(values).length === 0) return { values, problems: [], checked: null, today, round: 0 };
  const { contract, problems } = readContract(values, { today, lenders: data.lenders });
  return {
    values,
    problems,
    checked: contract && checkContract(contract, data.packs, today),
    today,
    round: 0,
  };
}
