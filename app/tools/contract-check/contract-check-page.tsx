import { olderContracts } from '#domain/law/older-contracts.ts';
import { Fold } from '#app/ui/fold.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { FormProblems } from '#app/ui/post-form.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { CheckAnswer } from './check-answer.tsx';
import { CheckForm } from './check-form.tsx';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { fieldAnchor } from './field-anchor.ts';
import { FoundFiguresForm } from './found-figures-form.tsx';
import { LaterRoads } from './later-roads.tsx';
import { OfferInput } from './offer-input.tsx';
import { OtherOffer } from './other-offer.tsx';
import { SecciFigure } from './secci-figure.tsx';
import { TextReader } from './text-reader.tsx';
import { TwoOffers } from './two-offers.tsx';
import { type ContractCheck, FORM_ID, useContractCheck } from './use-contract-check.ts';
import { linkOf } from './values-in-link.ts';
import './contract-check-page.css';

type PartProps = { data: ContractCheckPageData; check: ContractCheck };

/**
 * Shows „Ce semnez, de fapt?”: checks an offer or a contract, on the server from a posted form, or in the browser on the device:
 * from the first press of the button on, nothing leaves it.
 */
export function ContractCheckPage({ data }: { data: ContractCheckPageData }) {
  const check = useContractCheck(data);
  const { checked, found, problems, values } = check.state;
  const { texts } = data;
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
      <Answer data={data} check={check} />
      {found ? !checked && <FoundFigures data={data} check={check} /> : <Desk data={data} check={check} />}
      <StaticHtml name="method" html={data.sections?.method} />
    </div>
  );
}

/** The computed result, beside the figures that were read and another offer to compare with. */
function Answer({ data, check }: PartProps) {
  const { state, isServed, heading, submit } = check;
  const { checked, verdict, kept, values, today } = state;
  if (!checked || !verdict) return null;
  return (
    <>
      <CheckAnswer
        checked={checked}
        verdict={verdict}
        letters={data.letters}
        packs={data.packs}
        reportToken={data.reportToken}
        today={today}
        form={{ action: data.path, values, kept: kept?.values ?? null, onSubmit: submit }}
        heading={heading}
        texts={data.texts.results}
        link={linkOf(data.path, values, kept?.values ?? null)}
      >
        <FoundFigures data={data} check={check} />
        {kept && <TwoOffers first={kept.checked} second={checked} />}
      </CheckAnswer>
      {isServed ? (
        <StaticHtml name="roads" html={data.sections?.roads} />
      ) : (
        <LaterRoads checked={checked} data={data} today={today} />
      )}
    </>
  );
}

/** The figures that were read in an offer, to be confirmed. */
function FoundFigures({ data, check }: PartProps) {
  const { state, isOnDevice, heading, readOffer, submit } = check;
  const { checked, kept, found, values } = state;
  return (
    found && (
      <FoundFiguresForm
        key={found.text}
        action={data.path}
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
    )
  );
}

/** Where an offer is brought or typed; below an answer, where its figures are changed. */
function Desk({ data, check }: PartProps) {
  const { checked, kept, values } = check.state;
  const form = <TypedOffer data={data} check={check} />;
  return (
    <div className={classNames('wrap check-desk', checked !== null && 'check-desk-again')}>
      <div>
        {checked ? (
          <Fold summary="Schimbați cifrele">{form}</Fold>
        ) : (
          <>
            <OfferInput onText={check.readOffer} />
            {form}
          </>
        )}
        {checked && (
          <OtherOffer
            action={data.path}
            values={values}
            kept={kept?.values ?? null}
            onSubmit={check.submit}
          />
        )}
      </div>
      {!checked && <SecciFigure caption={data.texts.form.caption} />}
    </div>
  );
}

/** The two forms of an offer: its text, and its figures. */
function TypedOffer({ data, check }: PartProps) {
  const { state, isOnDevice, heading, submit } = check;
  const { checked, kept, unread, isConfirmed, problems, values, round } = state;
  return (
    <>
      <TextReader
        action={data.path}
        values={values}
        kept={kept?.values ?? null}
        problems={problems}
        text={unread}
        isOnDevice={isOnDevice}
        onSubmit={submit}
      />
      <CheckForm
        key={round}
        action={data.path}
        values={values}
        kept={kept?.values ?? null}
        problems={problems}
        lenders={data.lenders}
        lawDay={olderContracts(data.packs)?.runningOn}
        isOnDevice={isOnDevice}
        isAnswered={checked !== null}
        isConfirmed={isConfirmed}
        heading={checked ? null : heading}
        onSubmit={submit}
      />
    </>
  );
}
