import type { ReactNode, RefObject } from 'react';
import type { CheckedContract } from '#domain/contract-check/check-contract.ts';
import { contractAmongRoads } from '#domain/contract-check/contract-among-roads.ts';
import { verdictWords } from '#domain/contract-check/verdict.ts';
import { bani, roundToBani } from '#domain/money/bani.ts';
import { formatApr } from '#domain/text/format-percent.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatLei, leiInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { CostBar } from '#app/shared/charts/cost-bar.tsx';
import { CostBarKey } from '#app/shared/charts/cost-bar-key.tsx';
import { Band } from '#app/ui/band.tsx';
import { Button } from '#app/ui/button.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { FigureList } from '#app/ui/figure-list.tsx';
import type { ContractCheckPageData } from './contract-check-page-data.ts';
import { CheckResults } from './check-results.tsx';
import { PictureButton } from './picture-button.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import './check-answer.css';

type CheckAnswerProps = {
  checked: CheckedContract;
  heading: RefObject<HTMLHeadingElement | null>;
  texts: ContractCheckPageData['texts']['results'];
  /** the address that brings the same figures */
  link: string;
  /** what stands under the figures, before the checks */
  children: ReactNode;
};

/** What a contract costs, how that compares with the law on its day, and what each check found. */
export function CheckAnswer({ checked, heading, texts, link, children }: CheckAnswerProps) {
  const { contract, cost, maximumCost, over, verdict, results } = checked;
  const { received, days, concluded } = contract;
  const perDay = roundToBani(cost.cost / days);
  const maximum = maximumCost === null ? null : bani(received + maximumCost);
  const figures = { principal: received, cost: cost.cost, maximum: maximum ?? received };
  return (
    <section aria-labelledby="raspuns">
      <div className="wrap check-answer">
        <p className={`check-stamp check-stamp-${verdict}`}>
          <VerdictMark verdict={verdict} /> {/* The other two name the ceiling themselves. */}
          {(verdict === 'ask' || verdict === 'unknown') && 'față de plafon: '}
          {verdictWords[verdict]}
        </p>
        <h2 id="raspuns" tabIndex={-1} ref={heading}>
          {over === null
            ? `Creditul vă costă ${leiInSentence(cost.cost)}`
            : `Pare cu ${leiInSentence(over)} peste plafon`}
        </h2>
        <p className="lede">
          Primiți {leiInSentence(received)} și dați înapoi {leiInSentence(cost.total)} în{' '}
          {formatTerm(contractAmongRoads(checked).asked.term)}: {leiInSentence(cost.cost)} în plus, adică{' '}
          {leiInSentence(perDay)} pe zi.
        </p>
        {maximum !== null && (
          <figure className="check-bar">
            <CostBar
              {...figures}
              size="lg"
              endLabel={`maximul legal ${concluded ? `la ${formatDate(concluded)}` : ''}: ${formatLei(maximum)}`}
            />
            <CostBarKey figures={figures} />
          </figure>
        )}
        <FigureList
          large="all"
          figures={[
            { name: 'Costul creditului', value: <CostMark>{formatLei(cost.cost)}</CostMark> },
            { name: 'În fiecare zi', value: formatLei(perDay) },
            ...(maximumCost === null ? [] : [{ name: 'Cel mult, prin lege', value: formatLei(maximumCost) }]),
            {
              name: 'DAE, din plăți',
              value: cost.aprPercent === null ? 'nu se poate calcula' : formatApr(cost.aprPercent),
            },
          ]}
        />
        <nav className="check-ways" aria-label="Mai jos, despre acest credit">
          <a href="#scrisori">Ce puteți face</a>
          <a href="#verificari">Ce am verificat</a>
          <a href="#alte-drumuri">Cât ar costa altfel aceiași bani</a>
        </nav>
        {cost.isLeast && contract.insurance && (
          <p className="fine check-reading">
            Asigurarea nu este numărată aici: nu știm dacă este în rate. Dacă nu este, plătiți cu{' '}
            {leiInSentence(contract.insurance.amount)} mai mult.
          </p>
        )}
        {maximumCost !== null && (
          <p className="fine check-reading">
            Maximul este cel din Legea 243/2024, art. 6, la data contractului. Legea nu spune din ce sumă se
            ia procentul pe zi: noi am luat citirea cea mai largă pentru creditor. „Sub plafon” nu dovedește,
            deci, că prețul este legal.
          </p>
        )}
        <div className="check-tools needs-script">
          <CopyLink href={link} label="Copiați linkul cu aceste cifre" />
          <Button kind="text" type="button" onClick={() => print()}>
            Tipăriți pagina
          </Button>
          <PictureButton checked={checked} />
        </div>
        {children}
      </div>
      <Band id="verificari" title={texts.title} intro={texts.intro}>
        <CheckResults results={results} />
      </Band>
    </section>
  );
}
