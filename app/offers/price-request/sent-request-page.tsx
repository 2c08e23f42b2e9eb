import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { answerWords, sentRequestFields } from '#domain/people/price-reports/sent-request-form.ts';
import { fieldOf } from '#domain/base/forms/field-of.ts';
import { type FormState, problemAt } from '#domain/base/forms/form-state.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { FormProblems, PostForm } from '#app/ui/post-form.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { type Option, SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import '#app/ui/narrow-page.css';

export type SentRequestPageData = {
  /** of this page, with its query about a request */
  address: string;
  form: FormState;
  lenders: readonly Option[];
  /** the request reported at this address, whose response can be reported here; null without one */
  request: { name: string; sentOn: IsoDay } | null;
  /** result of the last submission */
  outcome: 'raspuns' | 'al-doilea' | 'spus-deja' | null;
};

const FORM_ID = 'spuneti';

/** /cereti-pretul/trimisa/: a reader reports that a request for a price was sent, and later the response. */
export function SentRequestPage({ data }: { data: SentRequestPageData }) {
  const { form, request, outcome } = data;
  return (
    <div className="wrap narrow-page">
      <PageHead
        title="Ați cerut prețul în scris: spuneți-ne ce v-au răspuns"
        description="Spuneți-ne, fără nume, că ați cerut prețul unui creditor și ce v-a răspuns. De la cinci cereri arătăm la câte a răspuns și în câte zile."
        hasErrors={form.problems.length > 0}
        isListed={false}
      />
      <Breadcrumbs items={[{ href: '/cereti-pretul/', label: 'Cereți prețul' }]} current="Cererea trimisă" />
      <FormProblems state={form} formId={FORM_ID} anchorOf={anchorOf} />
      {outcome ? (
        <Outcome outcome={outcome} />
      ) : request ? (
        <SentRequest data={data} request={request} />
      ) : (
        <Start data={data} />
      )}
    </div>
  );
}

/** Returns the anchor of a field. Radio buttons have ids of their own: an error links to the first. */
function anchorOf(field: string): string {
  return field === sentRequestFields.answer ? `${field}-${answerWords.none}` : field;
}

function Start({ data: { form, lenders } }: { data: SentRequestPageData }) {
  return (
    <>
      <h1>Ați trimis cererea? Spuneți-ne</h1>
      <p className="lede">
        De la cinci cereri în sus, arătăm pe pagina creditorului la câte a răspuns, în câte zile și de câte
        ori a dat prețul.
      </p>
      <div id={FORM_ID}>
        <PostForm action="/cereti-pretul/trimisa/" state={form}>
          <SelectField
            {...fieldOf(form, sentRequestFields.lender)}
            label="Creditorul"
            options={[{ value: '', label: 'Alegeți' }, ...lenders]}
          />
          <TextField
            {...fieldOf(form, sentRequestFields.sentOn)}
            label="Ziua în care ați trimis cererea"
            autoComplete="off"
          />
          <AnswerFields form={form} options={[{ value: answerWords.none, label: 'Nu încă' }, ...came]} />
          <p>
            <Button>Trimiteți, fără numele dumneavoastră</Button>
          </p>
        </PostForm>
      </div>
      <p className="fine">
        Ajunge la noi numai ce vedeți aici și îl citește un om înainte să conteze. Ca aceeași cerere să nu fie
        trimisă de o sută de ori, ținem 30 de zile o amprentă a rețelei, nu a dispozitivului, făcută cu o
        cheie secretă.
      </p>
    </>
  );
}

function SentRequest({
  data: { form, address },
  request: { name, sentOn },
}: {
  data: SentRequestPageData;
  request: NonNullable<SentRequestPageData['request']>;
}) {
  return (
    <>
      <h1>Mulțumim. Reveniți aici când vă răspunde</h1>
      <p className="lede">
        Am primit: cerere către {name}, trimisă la {formatDate(sentOn)}.
      </p>
      <p>
        Păstrați adresa acestei pagini: nu vă știm numele, așa că numai de aici ne puteți spune ce v-a
        răspuns.
      </p>
      <p className="needs-script">
        <Button kind="text" type="button" data-copy={address}>
          Copiați adresa acestei pagini
        </Button>
      </p>
      <div id={FORM_ID}>
        <PostForm action={address} state={form}>
          <AnswerFields form={form} options={came} />
          <p>
            <Button>Trimiteți răspunsul</Button>
          </p>
        </PostForm>
      </div>
    </>
  );
}

const came: readonly Option[] = [
  { value: answerWords.price, label: 'Da, cu prețul' },
  { value: answerWords.noPrice, label: 'Da, fără preț' },
];

function AnswerFields({ form, options }: { form: FormState; options: readonly Option[] }) {
  return (
    <>
      <RadioGroup
        name={sentRequestFields.answer}
        legend="V-a răspuns?"
        error={problemAt(form, sentRequestFields.answer)}
        options={options}
        value={form.values[sentRequestFields.answer] ?? ''}
      />
      <TextField
        {...fieldOf(form, sentRequestFields.answeredOn)}
        label="Ziua răspunsului"
        hint="Dacă v-a răspuns. De exemplu: 24.11.2026."
        autoComplete="off"
      />
    </>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<SentRequestPageData['outcome']> }) {
  if (outcome === 'raspuns')
    return (
      <>
        <h1>Mulțumim. Am primit și răspunsul</h1>
        <p className="lede">Îl citește un om, apoi intră la numărătoare.</p>
        <p>
          Aveți prețul? <a href="/verificare/">Verificați oferta</a> înainte să semnați. De acolo ne puteți
          trimite și prețul, tot fără nume.
        </p>
      </>
    );
  return (
    <>
      <h1>{outcome === 'spus-deja' ? 'Răspunsul îl avem deja' : 'Cererea o avem deja'}</h1>
      <p className="lede">
        {outcome === 'spus-deja'
          ? 'De la această adresă ni s-a spus o dată ce a răspuns creditorul.'
          : 'Din rețeaua dumneavoastră avem o cerere către acest creditor, iar de la o rețea păstrăm una singură în 30 de zile.'}
      </p>
      <p>
        <a href="/cereti-pretul/">Cereți prețul altui creditor</a>
      </p>
    </>
  );
}
