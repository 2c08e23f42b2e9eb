import { bani, fromLei, type Bani } from '#domain/money/bani.ts';
import type { CarriedIllustration } from '#domain/roads/carried-illustration.ts';
import type { RateIllustration } from '#domain/roads/rate-illustration.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatPercent } from '#domain/text/format-percent.ts';
import { ageInWords, feesInWords, rateInWords } from '#app/shared/roads/illustration-in-words.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { Sources } from '#app/ui/sources.tsx';
import type { RoadsPageData } from './roads-page-data.ts';
import './bank-examples.css';

/** What banks have printed, at the sum and term that are asked; where none of it reaches them, as it was printed. */
export function BankExamples({ texts, carried, printed, incomeShare }: RoadsPageData['bank']) {
  if (printed.length === 0) return null;
  if (carried.length === 0) return <FarExamples texts={texts} printed={printed} />;
  const shown = carried.map(({ illustration }) => illustration);
  return (
    <Band id="banca" title={texts.title} intro={texts.intro}>
      <div className="roads-stack">
        <CarriedTable carried={carried} incomeShare={incomeShare} />
        {incomeShare && <p className="fine">{texts.income}</p>}
        <p className="fine">
          <Sources sources={shown.map(datedSource)} />
        </p>
      </div>
    </Band>
  );
}

/** Examples of quite another sum or term: to be opened, not to be read past. */
function FarExamples({ texts, printed }: Pick<RoadsPageData['bank'], 'texts' | 'printed'>) {
  return (
    <Band id="banca" title={texts.title} intro={texts.none}>
      <Fold summary={`Cele ${countNoun(printed.length, 'exemplu', 'exemple')}, cu sursele lor`}>
        <div className="roads-stack">
          <PrintedTable printed={printed} />
          <p className="fine">
            <Sources sources={printed.map(datedSource)} />
          </p>
        </div>
      </Fold>
    </Band>
  );
}

type CarriedTableProps = Pick<RoadsPageData['bank'], 'carried' | 'incomeShare'>;

function CarriedTable({ carried, incomeShare }: CarriedTableProps) {
  return (
    <DataTable label="Exemplele băncilor, la suma și perioada dumneavoastră" className="pay">
      <thead>
        <tr>
          <th scope="col">Exemplul</th>
          <NumberHead>Plătiți lunar</NumberHead>
          <NumberHead>Costul</NumberHead>
          <NumberHead>Dați înapoi</NumberHead>
          {incomeShare && <NumberHead>{`Venit net la ${incomeShare.words}`}</NumberHead>}
        </tr>
      </thead>
      <tbody>
        {carried.map((loan) => (
          <CarriedRow key={loan.illustration.id} loan={loan} incomeShare={incomeShare} />
        ))}
      </tbody>
    </DataTable>
  );
}

type CarriedRowProps = { loan: CarriedIllustration } & Pick<CarriedTableProps, 'incomeShare'>;

function CarriedRow({ loan, incomeShare }: CarriedRowProps) {
  const { illustration, instalment, cost, total } = loan;
  return (
    <tr>
      <Example
        illustration={illustration}
        details={`${rateInWords(illustration)}; ${feesInWords(illustration)}`}
      />
      <td className="r" data-label="lunar">
        <b>{formatMoney(instalment)}</b>
      </td>
      <td className="r" data-label="costul">
        <CostMark isOld>{formatMoney(wholeLei(cost))}</CostMark>
      </td>
      <td className="r" data-label="dați înapoi">
        {formatMoney(wholeLei(total))}
      </td>
      {incomeShare && (
        <td className="r" data-label={`venit net la ${incomeShare.words}`}>
          {formatMoney(wholeLei(bani(Math.ceil((instalment * 100) / incomeShare.percent))))}
        </td>
      )}
    </tr>
  );
}

function PrintedTable({ printed }: Pick<RoadsPageData['bank'], 'printed'>) {
  const money = (lei: number | undefined) => lei !== undefined && formatMoney(fromLei(lei));
  return (
    <DataTable label="Exemplele băncilor, așa cum le-au publicat" className="pay">
      <thead>
        <tr>
          <th scope="col">Exemplul</th>
          <NumberHead>Rata</NumberHead>
          <NumberHead>Total</NumberHead>
          <NumberHead>DAE</NumberHead>
        </tr>
      </thead>
      <tbody>
        {printed.map((illustration) => {
          const { instalmentLei, totalLei, aprPercent } = illustration.printed;
          return (
            <tr key={illustration.id}>
              <Example
                illustration={illustration}
                details={`${loanInWords(illustration)}, ${rateInWords(illustration)}`}
              />
              <td className="r" data-label="rata">
                {money(instalmentLei)}
              </td>
              <td className="r" data-label="total">
                {money(totalLei)}
              </td>
              <td className="r" data-label="DAE">
                {aprPercent !== undefined && formatPercent(aprPercent, 2)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

function Example({ illustration, details }: { illustration: RateIllustration; details: string }) {
  const { lender, loan } = illustration;
  return (
    <th scope="row">
      <b>{lender}</b>
      <span className="pay-details">{`${loan} · ${ageInWords(illustration)}`}</span>
      <span className="pay-details">{details}</span>
    </th>
  );
}

function datedSource({ source, dating }: RateIllustration) {
  return dating.by === 'inferred' ? { ...source, note: ` (data este dedusă: ${dating.how})` } : source;
}

function loanInWords({ principalLei, termMonths }: RateIllustration): string {
  return `${moneyInSentence(fromLei(principalLei))} pe ${countNoun(termMonths, 'lună', 'luni')}`;
}

function wholeLei(amount: Bani): Bani {
  return bani(Math.round(amount / 100) * 100);
}
