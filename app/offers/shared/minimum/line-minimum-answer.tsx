import type { LineMinimum } from '#domain/offers/evidence/line-minimum.ts';
import type { Interest } from '#domain/offers/evidence/product-schema.ts';
import type { MinimumPayment } from '#domain/loan/minimum-payments.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatAsPrinted } from '#domain/base/text/format-number.ts';
import { barMarks } from '#app/ui/charts/bar-marks.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import { ruleInWords } from './minimum-in-words.ts';
import './line-minimum-answer.css';

type LineMinimumAnswerProps = {
  line: LineMinimum;
  /** its price has to be confirmed with the lender */
  isOld: boolean;
  /** one word, unique on the page */
  id: string;
};

/**
 * Shows the effect of paying only the minimum of a line of credit, with a chart if its price is known. Only for pages rendered on
 * the server: visitors' scripts do not include it.
 */
export function LineMinimumAnswer({ line, isOld, id }: LineMinimumAnswerProps) {
  if (line.kind === 'paid') return <PaidLine line={line} isOld={isOld} id={id} />;
  return (
    <div className="line-minimum">
      <p>{inWords(line)}</p>
      <p className="fine">
        {'Aflați din contract sau din formularul standard (SECCI) dobânda și plata minimă, apoi '}
        <a href="/verificare/">calculați cu ele</a>
        {line.kind !== 'unknown-rule' && (
          <>
            {'. Sursa: '}
            <SourceName source={line.source} />
          </>
        )}
        .
      </p>
    </div>
  );
}

function inWords(line: Exclude<LineMinimum, { kind: 'paid' }>): string {
  if (line.kind === 'unknown-rule') {
    return 'Nu am găsit plata minimă a acestei linii, așa că nu putem calcula în câte luni se încheie.';
  }
  const rule = ruleInWords(line.rule);
  if (line.kind === 'never') {
    return `Plătiți ${rule}. La ${interestInWords(line.interest)} atât nu acoperă dobânda: datoria de ${moneyInSentence(line.drawn)} nu scade niciodată.`;
  }
  const left =
    line.after &&
    ` Dobânda la o parte, din ${moneyInSentence(line.drawn)} mai datorați ${moneyInSentence(line.after.balance)} după ${countMonths(line.after.months)} de plăți minime.`;
  return `În fiecare lună plătiți cel puțin ${rule}. Dobânda de azi nu o știm, așa că nu calculăm nici lunile, nici totalul.${left ?? ''}`;
}

type PaidLineProps = LineMinimumAnswerProps & { line: Extract<LineMinimum, { kind: 'paid' }> };

function PaidLine({ line, isOld, id }: PaidLineProps) {
  const { drawn, plan, rule, interest, source } = line;
  const { payments, total, cost } = plan;
  const [first] = payments;
  const months = countMonths(payments.length);
  const age = !isOld || source.date === null ? '' : `, cu cifrele din\u00a0${formatDate(source.date)}`;
  return (
    <div className="line-minimum">
      <p>
        {`Trageți ${moneyInSentence(drawn)}, nu mai luați nimic și plătiți în fiecare lună numai minimul${age}: terminați după `}
        <b>{months}</b>
        {' și dați înapoi '}
        <b>{formatMoney(total)}</b>
        {', din care cost '}
        <CostMark isOld={isOld}>{formatMoney(cost)}</CostMark>.
      </p>
      <ChartFrame
        id={id}
        isOld={isOld}
        title="Ce face fiecare plată minimă"
        legend={[
          { look: 'amount', label: 'scade datoria' },
          { look: 'cost', label: 'dobândă' },
        ]}
        marks={barMarks(
          payments.map(({ repaid, interest: part }) => [repaid, part]),
          ['amount', 'cost'],
        )}
        axis={{ ends: ['luna 1', `luna ${payments.length}`] }}
        description={`Din prima plată, ${moneyInSentence(first.paid)}, datoria scade cu ${moneyInSentence(first.repaid)}; restul este dobândă.${afterYear(payments)} Regula: ${ruleInWords(rule)}, la ${interestInWords(interest)}. Calculul nostru.`}
        sources={[source]}
        table={{
          rows: (
            <>
              <p className="fine">
                Calculat cu luni egale, fără trageri noi, fără întârzieri și fără alte costuri.
              </p>
              <PaymentTable payments={payments} />
            </>
          ),
        }}
      />
    </div>
  );
}

function PaymentTable({ payments }: { payments: readonly MinimumPayment[] }) {
  return (
    <DataTable label="Plățile minime, lună de lună">
      <thead>
        <tr>
          <NumberHead>Luna</NumberHead>
          <NumberHead>Plătiți</NumberHead>
          <NumberHead>Dobândă</NumberHead>
          <NumberHead>Mai datorați</NumberHead>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ month, paid, interest, balance }) => (
          <tr key={month}>
            <td className="r">{month}</td>
            <td className="r">{formatMoney(paid)}</td>
            <td className="r">{formatMoney(interest)}</td>
            <td className="r">{formatMoney(balance)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function afterYear(payments: readonly MinimumPayment[]): string {
  const year = payments[11];
  return year && year.balance > 0 ? ` După un an mai datorați ${moneyInSentence(year.balance)}.` : '';
}

function interestInWords({ per, percent }: Interest): string {
  return `o dobândă de ${formatAsPrinted(percent)}% ${per === 'day' ? 'pe zi' : 'pe an'}`;
}
