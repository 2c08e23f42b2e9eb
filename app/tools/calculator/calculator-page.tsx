import { type ReactNode, type SubmitEvent, useDeferredValue, useMemo } from 'react';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import { useOnScreen } from '#app/ui/use-on-screen.ts';
import { useSettled } from '#app/ui/use-settled.ts';
import type { CalculatorField, TypedCalculator } from '#domain/tools/calculator/calculator-fields.ts';
import { answers, type AnswerName } from './answers.ts';
import type { CalculatorPageData } from './calculator-page-data.ts';
import { EarlyFields, IncomeFields, LoanForm, SecondLoanFields } from './calculator-fieldsets.tsx';
import { calculatorTitle, outcomeInWords } from './outcome-in-words.ts';
import { type CalculatorForm, useCalculator } from './use-calculator.ts';
import './calculator-page.css';

// A moving slider updates the visible cost of the loan; everything else follows when the slider rests.
const REST_MS = 200;
const SPEECH_MS = 1000;
const loanAnswers = {
  selector: '.in-sight-cost, .calc .answer',
  nameOf: ({ className }: HTMLElement): AnswerName => (className === 'answer' ? 'loan' : 'inSight'),
};

type CalculatorPageProps = {
  data: CalculatorPageData;
  /** puts the displayed loan into the address */
  onSearch: (search: string) => void;
  /** copies the address that restores this result */
  renderShareLink: (href: string) => ReactNode;
};

/** Shows the loan calculator: one form around everything it computes. The address holds its whole state. */
export function CalculatorPage({ data, onSearch, renderShareLink }: CalculatorPageProps) {
  const { path, texts, sections, context } = data;
  const { form, outcome, search } = useCalculator(data, onSearch);
  // The loan of the address is unreadable, and no readable one has been typed since.
  const isAnswered = data.isUsable || outcome !== null;
  const now = useMemo(() => ({ typed: form.typed, outcome }), [form.typed, outcome]);
  const rested = useDeferredValue(useSettled(now, REST_MS));
  const onScreen = useOnScreen(loanAnswers, now !== rested);
  const spoken = useSettled(outcome && outcomeInWords(outcome), SPEECH_MS);
  // The server's markup until something changes, then the browser's: tables of hundreds of rows are not hydrated.
  const answer = (name: AnswerName) => {
    const Answer = answers[name];
    const shown = onScreen.has(name) ? outcome : outcome && rested.outcome;
    if (!shown) return <StaticHtml name={name} html={sections?.[name]} />;
    return <Answer outcome={shown} context={context} />;
  };

  return (
    <div className="calculator">
      <PageHead
        title={outcome && rested.outcome ? calculatorTitle(rested.outcome.query.loan) : data.title}
        description={data.description}
        hasErrors={data.errors.length > 0 && !outcome}
        image={data.picture ?? undefined}
      />
      <div className="wrap">
        <Breadcrumbs current="Calculator de rate" />
        <h1>{texts.head.title}</h1>
        <p className="lede">{texts.head.intro}</p>
      </div>
      <FormFrame action={path} form={form}>
        <div className="wrap calc">
          <div className="in-sight">
            <div className="in-sight-bar in-sight-strip">{answer('inSight')}</div>
            <LoanForm form={form} errors={outcome ? [] : data.errors} />
          </div>
          {answer('loan')}
        </div>
        {isAnswered && (
          <Band id="rambursare" {...texts.schedule}>
            <div>
              {answer('schedule')}
              <div className="calc-tools needs-script">
                {renderShareLink(path + search)}
                <Button kind="text" type="button" onClick={() => print()}>
                  Tipăriți pagina
                </Button>
              </div>
            </div>
          </Band>
        )}
        <div className="wrap calc-parts">
          <Part id="anticipata" {...texts.early} isOpen={isAsked(data.typed, ['anticipat', 'luna'])}>
            <EarlyFields form={form} />
            {answer('early')}
          </Part>
          <Part id="din-venit" {...texts.income} isOpen={isAsked(data.typed, ['venit', 'alte-rate'])}>
            <IncomeFields form={form} />
            {answer('income')}
          </Part>
          <Part id="comparatie" {...texts.comparison} isOpen={isAsked(data.typed, secondAmounts)}>
            <SecondLoanFields form={form} first={rested.typed} />
            {answer('comparison')}
          </Part>
        </div>
      </FormFrame>
      <StaticHtml name="method" html={sections?.method} />
      <p className="sr" role="status">
        {spoken}
      </p>
    </div>
  );
}

/** Fields of the second loan that stay empty until the visitor asks for a comparison. */
const secondAmounts = ['suma2', 'dobanda2', 'perioada2', 'plata2', 'comision2', 'comision-lunar2'] as const;

/** Tells whether the opened address fills any of these fields. */
function isAsked(typed: TypedCalculator, fields: readonly CalculatorField[]): boolean {
  return fields.some((field) => typed[field] !== '');
}

type PartProps = { id: string; title: string; intro: string; isOpen: boolean; children: ReactNode };

/** Shows a further question about the loan, folded until it is asked. */
function Part({ id, title, intro, isOpen, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titlu`}>
      <Fold summary={<h2 id={`${id}-titlu`}>{title}</h2>} open={isOpen}>
        <p>{intro}</p>
        {children}
      </Fold>
    </section>
  );
}

type FormFrameProps = { action: string; form: CalculatorForm; children: ReactNode };

/** Shows the form around the whole calculator. A GET form; with scripts everything is already on the page. */
function FormFrame({ action, form, children }: FormFrameProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = form.check();
    const field = wrong === undefined ? null : document.getElementById(wrong);
    // A control in a closed fold cannot get the focus.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };
  return (
    <form action={action} method="get" noValidate onSubmit={submit} data-form="calculator">
      {children}
    </form>
  );
}
