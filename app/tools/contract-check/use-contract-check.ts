import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { stepFields, stepWords } from '#domain/tools/contract-check/check-step.ts';
import { BORDER } from '#domain/tools/contract-check/read-text/text-marks.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { typedValues } from '#app/tools/shared/on-device/typed-values.ts';
import { ASKED_ID, askedFields } from './asked-fact.tsx';
import { stateOf } from './check-state.ts';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { valuesOfFragment } from './values-in-link.ts';

/** The id of the form of the check; other forms stand beside it. */
export const FORM_ID = 'verificare';

// Who types needs no reader of texts.
const loadTextReader = import.meta.env.SSR ? null : () => import('./find-in-text.ts');
const LOST_READER = {
  field: stepFields.text,
  message: 'Cititorul nu s-a încărcat. Mai încercați o dată sau scrieți cifrele.',
};

/**
 * The figures of the contract with their answer, and the actions of the page: a form that is sent, an offer that was read, the
 * figures of a link. All of it is computed on the device.
 */
export function useContractCheck(data: ContractCheckPageData) {
  const [state, setState] = useState(() => ({
    ...stateOf(data, data.values, data.today, data.problems, data.found && always(data.found)),
    // What the server would not read at all has no values, only a reason.
    problems: data.problems,
  }));
  const [isOnDevice, setOnDevice] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const answer = async (sent: FormValues, isBrought = false) => {
    const isText = sent[stepFields.step] === stepWords.read;
    const reader = isText ? await loadTextReader?.().catch(() => null) : null;
    const refused = isText && !reader ? [LOST_READER] : [];
    setState((old) => {
      const day = dayOf(new Date(), data.timeZone);
      const next = stateOf(data, sent, day, refused, reader?.findInText ?? null);
      // The form shows other values than the typed ones.
      const isNew = isBrought || (sent[stepFields.step] !== undefined && next.found === null);
      return { ...next, round: isNew ? old.round + 1 : old.round };
    });
  };
  useEffect(() => {
    setOnDevice(true);
    const bring = () => {
      const brought = valuesOfFragment(location.hash);
      if (brought) void answer(brought, true);
    };
    bring();
    addEventListener('hashchange', bring);
    return () => removeEventListener('hashchange', bring);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page is the same from its first moment to its last
  }, []);
  // A requested check is read first. An answer that came with the page keeps the browser's position.
  const [served] = useState(state);
  useEffect(() => {
    if (state !== served && state.problems.length === 0) heading.current?.focus();
  }, [state, served]);

  const readOffer = (text: string, isPicture: boolean, before = '') =>
    void answer({
      ...typedNow(),
      [stepFields.step]: stepWords.read,
      [stepFields.text]: before === '' ? text : `${before}\n${BORDER}\n${text}`,
      [stepFields.source]: isPicture ? stepWords.picture : '',
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    const sent = typedValues(new FormData(form, event.nativeEvent.submitter));
    // Other forms beside it carry its values of the time they were shown; one of them has a field of it.
    const isBeside = form.id !== FORM_ID;
    const asked = form.id === ASKED_ID ? askedFields(state.verdict?.asks) : [];
    const changed = Object.fromEntries(asked.map((field) => [field, sent[field] ?? '']));
    void answer({ ...sent, ...(isBeside && typedNow()), ...changed }, isBeside);
  };
  return { state, isServed: state === served, isOnDevice, heading, readOffer, submit };
}

export type ContractCheck = ReturnType<typeof useContractCheck>;

function always<T>(value: T): () => T {
  return () => value;
}

/** What the form holds at this moment. */
function typedNow(): FormValues {
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  return form ? typedValues(new FormData(form)) : {};
}
