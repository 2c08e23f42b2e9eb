import { dependantsInWords, leiText, paySteps } from '#domain/tools/pay/pay-steps.ts';
import { type PayPart, splitOfHundred } from '#domain/tools/pay/split-of-hundred.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { SplitBar } from '#app/ui/charts/split-bar.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import type { PayPageData } from './pay-page-data.ts';

type Answer = NonNullable<PayPageData['answer']>;

/** Writes `Din 6 000 de lei brut, fără persoane în întreținere, ajung în mână 3 523 de lei.` */
export function paySentence({ pay, asked }: Answer): string {
  const gross = leiInSentence(fromLei(pay.gross));
  const net = leiInSentence(fromLei(pay.net));
  const who = dependantsInWords(asked.dependants);
  return asked.isNet
    ? `Ca să rămână cel puțin ${leiInSentence(fromLei(asked.amount))} net, ${who}, brutul trebuie să fie de ${gross}: ies ${net} net.`
    : `Din ${gross} brut, ${who}, rămân ${net} net.`;
}

/** Explains the untaxed amount; null: nothing to explain. */
export function untaxedSentence({ pay, asked, rates, untaxedUpTo }: Answer): string | null {
  const sum = leiInSentence(fromLei(rates['suma-netaxabila']));
  if (pay.untaxed > 0) {
    return `Suma scutită, ${sum}, intră în calcul: pentru ea nu se plătesc nici contribuții, nici impozit.`;
  }
  if (asked.hasMinimumBase && untaxedUpTo !== undefined) {
    return `Suma scutită nu intră în calcul: brutul trece de ${leiInSentence(fromLei(untaxedUpTo))}.`;
  }
  return null;
}

/** Shows gross to net, as on a payslip, then the employer's cost. */
export function PayTable({ answer: { pay, rates, asked } }: { answer: Answer }) {
  return (
    <DataTable label="De la brut la net, pas cu pas">
      <thead>
        <tr>
          <th scope="col">Pasul</th>
          <th scope="col">Calculul</th>
          <NumberHead>Lei</NumberHead>
        </tr>
      </thead>
      <tbody>
        {paySteps(pay, rates, asked.dependants).map(({ name, how, amount, isNet }) => (
          <tr key={name} className={isNet ? 'tool-now' : undefined}>
            <th scope="row">{name}</th>
            <td>{how}</td>
            <td className="r">{isNet ? <b>{amount}</b> : amount}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr>
          <th scope="row">CAM</th>
          <td>plătită de firmă, peste brut</td>
          <td className="r">{leiText(pay.employerTax)}</td>
        </tr>
        <tr>
          <th scope="row">costul firmei</th>
          <td>brut + CAM</td>
          <td className="r">{leiText(pay.employerTotal)}</td>
        </tr>
      </tbody>
    </DataTable>
  );
}

const names: Record<PayPart, string> = {
  net: 'salariul net, la dumneavoastră',
  cas: 'pensie (CAS)',
  cass: 'sănătate (CASS)',
  tax: 'impozit pe salariu',
  cam: 'contribuția firmei (CAM)',
};

/** Shows the split of each 100 lei paid by the employer. */
export function HundredLei({ answer: { pay } }: { answer: Answer }) {
  const parts = splitOfHundred(pay);
  const net = parts[0];
  const lei = (value: number) => `${formatNumber(value, 2)}\u00a0lei`;
  return (
    <ChartFrame
      id="o-suta"
      title="Din 100 de lei plătiți de firmă"
      axis={{}}
      description={`Din 100 de lei pe care îi plătește firma, ${lei(net?.ofHundred ?? 0)} ajung la dumneavoastră și ${lei(100 - (net?.ofHundred ?? 0))} la stat.`}
      sources={[]}
      table={{
        rows: (
          <DataTable label="Din 100 de lei plătiți de firmă">
            <thead>
              <tr>
                <th scope="col">Unde</th>
                <NumberHead>Din 100 de lei</NumberHead>
                <NumberHead>Pe lună</NumberHead>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ part, lei: month, ofHundred }) => (
                <tr key={part}>
                  <th scope="row">{names[part]}</th>
                  <td className="r">{lei(ofHundred)}</td>
                  <td className="r">{leiText(month)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        ),
      }}
    >
      <SplitBar
        parts={parts.map(({ part, ofHundred }) => ({
          label: names[part],
          percent: ofHundred,
          amount: lei(ofHundred),
        }))}
      />
    </ChartFrame>
  );
}
