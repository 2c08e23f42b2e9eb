import { unitWords } from '#domain/loan/term.ts';
import { LetterBasis } from '#app/texts/shared/letters/letter-basis.tsx';
import { LetterText } from '#app/texts/shared/letters/letter-text.tsx';
import { LoanErrors } from '#app/offers/shared/loan-request/loan-errors.tsx';
import {
  AmountField,
  CarriedProfile,
  PurposeField,
  TermField,
} from '#app/offers/shared/loan-request/loan-fields.tsx';
import { UnitSelect } from '#app/offers/shared/loan-request/unit-select.tsx';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CopyText } from '#app/ui/copy-text.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import { StepList } from '#app/ui/step-list.tsx';
import type { PriceRequestData, RequestedLender } from './price-request-data.ts';
import './price-request.css';

/**
 * /cereti-pretul/: writes a request for the standard form, to change, copy, print or open in a mail program. The site sends
 * nothing.
 */
export function PriceRequestPage({ data }: { data: PriceRequestData }) {
  const { texts, errors } = data;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} hasErrors={errors.length > 0} />
      <div className="wrap price-request-head">
        <Breadcrumbs current="Cereți prețul" />
        <h1>{texts.h1}</h1>
        <p className="lede">{texts.lede}</p>
        <LoanErrors errors={errors} />
        <RequestForm data={data} />
      </div>
      {errors.length === 0 && (
        <Band id="cererea" title={texts.letter.title} intro={texts.letter.intro}>
          <RequestLetter data={data} />
        </Band>
      )}
      <Band id="raspunsul" title={texts.answer.title} intro={texts.answer.intro}>
        <div className="price-request-answer">
          <StepList steps={texts.answer.steps} />
          <p>
            <ButtonLink href={texts.answer.button.link}>{texts.answer.button.text}</ButtonLink>
          </p>
        </div>
      </Band>
    </>
  );
}

/** Shows a plain GET form: the address of its result holds everything. */
function RequestForm({
  data: { lenders, lender, request, typed, errors, purposes },
}: {
  data: PriceRequestData;
}) {
  const errorOf = (name: 'suma' | 'perioada') => errors.find(({ field }) => field === name)?.message;
  return (
    <form
      className="price-request-form"
      action="/cereti-pretul/"
      method="get"
      noValidate
      data-form="price-request"
    >
      <SelectField
        id="creditor"
        name="creditor"
        label="Creditorul"
        options={[
          { value: '', label: 'Altul, sau nu știu încă' },
          ...lenders.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        defaultValue={lender?.slug ?? ''}
      />
      <AmountField defaultValue={typed.suma} error={errorOf('suma')} />
      <TermField
        defaultValue={typed.perioada}
        error={errorOf('perioada')}
        unitControl={<UnitSelect value={unitWords[request.term.unit]} />}
      />
      <PurposeField label="Pentru ce" texts={purposes} defaultValue={request.purpose ?? ''} />
      <CarriedProfile profile={request.profile} />
      <Button>Faceți cererea</Button>
    </form>
  );
}

function RequestLetter({
  data: { texts, lender, letter, mailHref, sentRequestHref },
}: {
  data: PriceRequestData;
}) {
  const { title, text, proof, basis } = letter;
  return (
    <div className="letter" data-print="">
      <p>
        {lender ? (
          <Addressee lender={lender} />
        ) : (
          'Alegeți creditorul mai sus, ca numele firmei să fie în cerere.'
        )}
      </p>
      <LetterText id="scrisoarea" label={`Textul scrisorii: ${title}`} text={text} />
      <p className="letter-acts">
        <ButtonLink href={mailHref} kind="line" small>
          Deschideți cererea în programul de e-mail
        </ButtonLink>
        <CopyText of="scrisoarea" />
      </p>
      <p>{proof}</p>
      <p>
        Ați trimis-o?{' '}
        <a href={sentRequestHref} rel="nofollow">
          Spuneți-ne ce v-au răspuns
        </a>
        , fără nume.
      </p>
      <p className="fine">{texts.letter.private}</p>
      <LetterBasis basis={basis} />
    </div>
  );
}

/** Shows the recipient of the request, as far as known: company, address, page. */
function Addressee({ lender: { name, legalName, email, href } }: { lender: RequestedLender }) {
  return (
    <>
      Către {href ? <a href={href}>{name}</a> : name}
      {legalName === null
        ? ', al cărei nume de firmă nu l-am găsit într-un registru sau într-un document al ei.'
        : `, firma ${legalName.replace(/\.$/, '')}.`}{' '}
      {email ? (
        <>
          Adresa de e-mail pe care o publică: {email.address} (<SourceName source={email.source} />
          ).
        </>
      ) : (
        'O adresă de e-mail publicată de ea nu am găsit: trimiteți cererea din contul de pe site-ul ei sau pe hârtie.'
      )}
    </>
  );
}
