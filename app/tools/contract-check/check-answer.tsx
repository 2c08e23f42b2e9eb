import type { ReactNode, RefObject, SubmitEvent } from 'react';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { contractAmongRoads } from '#domain/tools/contract-check/contract-among-roads.ts';
import { firstLine, type FirstLine } from '#domain/tools/contract-check/first-line.ts';
import { rangeOfAprs } from '#domain/tools/contract-check/range-of-aprs.ts';
import { shownResults } from '#domain/tools/contract-check/shown-results.ts';
import type { VerdictByCases } from '#domain/tools/contract-check/verdict-by-cases.ts';
import { contractCalendarHref } from '#domain/tools/contract-check/contract-calendar.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { roundToBani } from '#domain/base/money/bani.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { formatLei, formatMoney, leiInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { PriceReportSection } from './price-report-section.tsx';
import { Button } from '#app/ui/button.tsx';
import { ShareLink } from '#app/ui/share-link.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { FigureList } from '#app/ui/figure-list.tsx';
import { AskedFact } from './asked-fact.tsx';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { CheckResults } from './check-results.tsx';
import { Letters } from './letters.tsx';
import { NextSteps } from './next-steps.tsx';
import { PictureButton } from './picture-button.tsx';
import { VerdictCase } from './verdict-case.tsx';
import './verdict-heading.css';
import './check-answer.css';

type CheckAnswerProps = {
  checked: CheckedContract;
  verdict: VerdictByCases;
  heading: RefObject<HTMLHeadingElement | null>;
  texts: ContractCheckPageData['texts']['results'];
  letters: readonly Letter[];
  packs: readonly RulePack[];
  today: IsoDay;
  /** of the form that sends the price */
  reportToken: string;
  /** address that restores the same figures */
  link: string;
  /** of the form, for the fact asked beside the verdict */
  form: {
    action: string;
    values: FormValues;
    kept: FormValues | null;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** content below the next steps, before the checks */
  children: ReactNode;
};

/** Shows the verdict first; then the cost of the contract, the next steps, and the result of each check. */
export function CheckAnswer(props: CheckAnswerProps) {
  const { checked, verdict, heading, texts, letters, packs, today, link, form, reportToken, children } =
    props;
  const { contract, cost } = checked;
  const { cases, assumed, asks } = verdict;
  const [own, other] = cases;
  const calendar = contractCalendarHref(contract, packs, today);
  return (
    <section aria-labelledby="raspuns">
      <div className="wrap check-answer">
        <p className="check-got">
          <span>
            {formatLei(contract.received)} pe {formatTerm(contractAmongRoads(checked).asked.term)}, înapoi{' '}
            <b>{formatMoney(cost.total)}</b>
          </span>
          <a href="#primiti">Schimbați</a>
        </p>
        <VerdictHeading line={firstLine(verdict)} heading={heading} />
        <div className="check-parts">
          {asks && <AskedFact asks={asks} contract={contract} lawDay={own.checked.lawDay} {...form} />}
          <div className="check-cases">
            <VerdictCase one={own} title={other ? 'Dacă este un IFN' : null} />
            {other && <VerdictCase one={other} title="Dacă este o bancă" />}
            {assumed.length > 0 && (
              <p className="fine">
                Calculat așa: {assumed.map((field) => usualWords(field, own.checked)).join(', ')}.
              </p>
            )}
            {!other && <a href="#creditor">{notThisLender[own.lender]}</a>}
          </div>
          <Figures checked={own.checked} published={verdict} />
        </div>
        {cost.isLeast && contract.insurance && (
          <p className="fine">
            Plătită separat, asigurarea mai adaugă {leiInSentence(contract.insurance.amount)}.
          </p>
        )}
      </div>
      <NextSteps checked={checked} packs={packs}>
        <div className="next-ways">
          <Letters letters={letters} checked={checked} today={today} />
          <details className="check-send needs-script">
            <summary className="btn btn-line">Trimiteți rezultatul</summary>
            <div className="check-send-ways">
              <ShareLink href={link} label="Trimiteți linkul cu aceste cifre" />
              <PictureButton checked={checked} verdict={verdict} />
              <Button kind="text" type="button" onClick={() => print()}>
                Tipăriți pagina
              </Button>
            </div>
          </details>
          {calendar && (
            <a className="btn btn-line check-calendar" href={calendar} download="termene.ics">
              Adăugați în calendar{!contract.isSigned && ', dacă semnați azi'}
            </a>
          )}
          <PriceReportSection contract={contract} asks={asks} token={reportToken} />
        </div>
        {children}
      </NextSteps>
      <Band id="verificari" title={texts.title} intro={texts.intro}>
        <CheckResults results={shownResults(checked, verdict)} />
      </Band>
    </section>
  );
}

function Figures({ checked, published }: { checked: CheckedContract; published: VerdictByCases }) {
  const { contract, cost, maximumCost } = checked;
  const { lender, published: examples } = published.cases[0];
  const isBank = lender === 'bank' || lender === 'foreign-bank';
  return (
    <FigureList
      large="all"
      figures={[
        { name: 'Costul', value: <CostMark>{formatLei(cost.cost)}</CostMark> },
        { name: 'În fiecare zi', value: formatLei(roundToBani(cost.cost / contract.days)) },
        ...(maximumCost === null
          ? []
          : [
              {
                name: lender === 'credit-union' ? 'Un CAR, cel mult' : 'Un IFN, cel mult',
                value: formatLei(maximumCost),
              },
            ]),
        ...(isBank && examples ? [{ name: 'DAE la alte bănci', value: rangeOfAprs(examples) }] : []),
        { name: 'DAE', value: cost.aprPercent === null ? '–' : formatApr(cost.aprPercent) },
      ]}
    />
  );
}

const notThisLender = {
  ifn: 'Nu este un IFN?',
  bank: 'Nu este o bancă?',
  'foreign-bank': 'Nu este o bancă?',
  'credit-union': 'Nu este un CAR?',
} as const;

/** Names an assumption of a verdict, as the end of „Calculat așa: …”. */
function usualWords(field: CheckField, { contract }: CheckedContract): string {
  switch (field) {
    case 'data':
      return 'contract semnat azi';
    case 'ipoteca':
      return 'fără ipotecă';
    case 'tip':
      return contract.kind === 'instalments' ? 'rate lunare egale' : 'o singură plată, la sfârșit';
    case 'suma-contract':
      return `limită de ${leiInSentence(contract.credit)}`;
    default:
      return 'asigurare plătită în rate';
  }
}

type VerdictHeadingProps = { line: FirstLine; heading: RefObject<HTMLHeadingElement | null> };

/**
 * Shows the answer as the headline of the page: a sentence, with the part above the legal maximum in red, and a second one below.
 */
function VerdictHeading({ line: { main, soft, past }, heading }: VerdictHeadingProps) {
  const [before = main, after] = past === null ? [main] : main.split(past, 2);
  return (
    <h1 className="verdict" id="raspuns" tabIndex={-1} ref={heading}>
      <span>
        {before}
        {after !== undefined && (
          <>
            <em>{past}</em>
            {after}
          </>
        )}
      </span>{' '}
      {soft && <span className="verdict-soft">{soft}</span>}
    </h1>
  );
}
