import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { stepFields, stepWords } from '#domain/tools/contract-check/check-step.ts';
import { BORDER } from '#domain/tools/contract-check/read-text/text-marks.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { typedValues } from '#app/tools/shared/on-device/typed-values.ts';
import { Fold } from '#app/ui/fold.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { ASKED_ID, askedFields } from './asked-fact.tsx';
import { CheckAnswer } from './check-answer.tsx';
import { CheckForm } from './check-form.tsx';
import { stateOf } from './check-state.ts';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { fieldAnchor } from './field-anchor.ts';
import { FoundFiguresForm } from './found-figures-form.tsx';
import { LaterRoads } from './later-roads.tsx';
import { OfferInput } from './offer-input.tsx';
import { OtherOffer } from './other-offer.tsx';
import { SecciFigure } from './secci-figure.tsx';
import { TextReader } from './text-reader.tsx';
import { TwoOffers } from './two-offers.tsx';
import { linkOf, valuesOfFragment } from './values-in-link.ts';
import './contract-check-page.css';

/**
 * Shows „Ce semnez, de fapt?”: checks an offer or a contract, on the server from a posted form, or in the browser on the device:
 * from the first press of the button on, nothing leaves it.
 */
export function ContractCheckPage({ data }: { data: ContractCheckPageData }) {
  const { texts, path } = data;
  const [state, setState] = useState(() => ({
    ...stateOf(data, data.values, data.today, data.problems, data.found && always(data.found)),
    // What the server would not read at all has no values, only a reason.
    problems: data.problems,
  }));
  const [isOnDevice, setOnDevice] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { checked, verdict, kept, found, unread, isConfirmed, problems, values, round } = state;

  const answer = async (sent: FormValues, isBrought = false) => {
    const isText = sent[stepFields.step] === stepWords.read;
    const reader = isText ? await loadTextReader?.().catch(() => null) : null;
    const refused = isText && !reader ? [LOST_READER] : [];
    setState((old) => {
      const day = dayOf(new Date(), data.timeZone);
      const next = stateOf(data, sent, day, refused, reader?.findInText ?? null);
      // Other values than those that were typed stand in the form.
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
  // What was asked for is read first. An answer that came with the page is where the browser left it.
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
    // Beside the form stand forms that carry what it held when they were shown; one of them asks for a field of it.
    const isBeside = form.id !== FORM_ID;
    const asked = form.id === ASKED_ID ? askedFields(verdict?.asks) : [];
    const told = Object.fromEntries(asked.map((field) => [field, sent[field] ?? '']));
    void answer({ ...sent, ...(isBeside && typedNow()), ...told }, isBeside);
  };

  const foundFigures = found && (
    <FoundFiguresForm
      key={found.text}
      action={path}
      values={values}
      kept={kept?.values ?? null}
      found={found}
      lenders={data.lenders}
      isOnDevice={isOnDevice}
      isAnswered={checked !== null}
      heading={checked ? null : heading}
      onSubmit={submit}
    >
      <OfferInput isMore onText={(text, isPicture) => readOffer(text, isPicture, found.text)} />
    </FoundFiguresForm>
  );
  const form = (
    <>
      <TextReader
        action={path}
        values={values}
        kept={kept?.values ?? null}
        problems={problems}
        text={unread}
        isOnDevice={isOnDevice}
        onSubmit={submit}
      />
      <CheckForm
        key={round}
        action={path}
        values={values}
        kept={kept?.values ?? null}
        problems={problems}
        lenders={data.lenders}
        isOnDevice={isOnDevice}
        isAnswered={checked !== null}
        isConfirmed={isConfirmed}
        heading={checked ? null : heading}
        onSubmit={submit}
      />
    </>
  );
  return (
    <div className="contract-check">
      <PageHead
        title={texts.title}
        description={texts.description}
        hasErrors={problems.length > 0}
        image="verificare"
      />
      <div className="wrap check-head">
        <Breadcrumbs current="Verificați o ofertă" />
        {problems.length > 0 && (
          <FormProblems
            key={JSON.stringify(problems)}
            state={{ token: '', values, problems }}
            formId={FORM_ID}
            anchorOf={fieldAnchor}
          />
        )}
        {!checked && <h1 className={found ? 'check-h1-small' : undefined}>{texts.h1}</h1>}
        {!checked && !found && <p className="lede">{texts.lede}</p>}
      </div>
      {checked && verdict && (
        <>
          <CheckAnswer
            checked={checked}
            verdict={verdict}
            letters={data.letters}
            packs={data.packs}
            reportToken={data.reportToken}
            today={state.today}
            form={{ action: path, values, kept: kept?.values ?? null, onSubmit: submit }}
            heading={heading}
            texts={texts.results}
            link={linkOf(path, values, kept?.values ?? null)}
          >
            {foundFigures}
            {kept && <TwoOffers first={kept.checked} second={checked} />}
          </CheckAnswer>
          {state === served ? (
            <StaticHtml name="roads" html={data.sections?.roads} />
          ) : (
            <LaterRoads checked={checked} data={data} today={state.today} />
          )}
        </>
      )}
      {found ? (
        !checked && foundFigures
      ) : (
        <div className={classNames('wrap check-desk', checked !== null && 'check-desk-again')}>
          <div>
            {checked ? (
              <Fold summary="Schimbați cifrele">{form}</Fold>
            ) : (
              <>
                <OfferInput onText={readOffer} />
                {form}
              </>
            )}
            {checked && (
              <OtherOffer action={path} values={values} kept={kept?.values ?? null} onSubmit={submit} />
            )}
          </div>
          {!checked && <SecciFigure caption={texts.form.caption} />}
        </div>
      )}
      <StaticHtml name="method" html={data.sections?.method} />
    </div>
  );
}

const FORM_ID = 'verificare';

// Who types needs no reader of texts.
const loadTextReader = import.meta.env.SSR ? null : () => import('./find-in-text.ts');
const LOST_READER = {
  field: stepFields.text,
  message: 'Cititorul nu s-a încărcat. Mai încercați o dată sau scrieți cifrele.',
};

function always<T>(value: T): () => T {
  return () => value;
}

/** What the form holds at this moment. */
function typedNow(): FormValues {
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  return form ? typedValues(new FormData(form)) : {};
}
