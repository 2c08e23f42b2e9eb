import { kindWords, type PriceReport, writeReport } from '#domain/people/price-reports/price-report.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { Button } from '#app/ui/button.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import './price-report-form.css';

type PriceReportFormProps = {
  report: PriceReport;
  /** of the lender, as displayed */
  name: string;
  state: FormState;
};

/** Shows exactly what will be sent about a price, and the button that sends it. The form contains nothing else. */
export function PriceReportForm({ report, name, state }: PriceReportFormProps) {
  const { kind, sumLei, days, percentPerDay, feesLei, month } = report;
  return (
    <PostForm action="/verificare/pret/" state={state}>
      <dl className="price-report">
        <Part name="Creditorul">{name}</Part>
        <Part name="Produsul">{kindWords[kind]}</Part>
        <Part name="Suma, rotunjită la sute">{formatLei(fromLei(sumLei))}</Part>
        <Part name="Pe cât timp">{countDays(days)}</Part>
        <Part name="Ce se plătește peste sumă">{formatPercent(percentPerDay, 2)} din ea, pe zi</Part>
        <Part name="Comisioane la început">{formatLei(fromLei(feesLei))}</Part>
        <Part name="Luna prețului">{formatDate(month)}</Part>
      </dl>
      {Object.entries(writeReport(report)).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p>
        <Button kind="line">Trimiteți prețul, fără numele dumneavoastră</Button>
      </p>
    </PostForm>
  );
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
