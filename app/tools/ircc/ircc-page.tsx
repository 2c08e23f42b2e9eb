import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { ToolPage } from '#app/tools/shared/tool/tool-page.tsx';
import { Band } from '#app/ui/band.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { FigureList } from '#app/ui/figure-list.tsx';
import { IrccChart } from './ircc-chart.tsx';
import { IrccForm } from './ircc-form.tsx';
import { changeSentences, difference, fixedSentences, loanSentence } from './ircc-in-words.ts';
import type { IrccPageData } from './ircc-page-data.ts';
import { IrccTable } from './ircc-table.tsx';

/** /calculator-rata-ircc/: shows the cost of a debt at the current index, and the effect of a change. */
export function IrccPage({ data }: { data: IrccPageData }) {
  const { form, answer, loan, isAsked } = data;
  const paid = answer?.variable?.today ?? answer?.fixed;
  return (
    <ToolPage
      data={data}
      fields={<IrccForm form={form} />}
      answer={
        answer && paid
          ? {
              title: answer.variable ? 'Rata la IRCC de azi' : 'Rata la dobânda fixă',
              big: formatLei(paid.payment),
              body: (
                <>
                  <p className="fine">
                    {!isAsked && 'Un exemplu: '}
                    {loanSentence(loan, answer)}
                  </p>
                  <IrccFigures data={data} />
                  {[...changeSentences(answer), ...fixedSentences(loan, answer)].map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                  <IrccChart answer={answer} today={data.today} points={data.points} />
                </>
              ),
            }
          : null
      }
    >
      {answer && (
        <Band
          id="un-punct"
          title={answer.variable ? 'Ce face un punct' : 'În total'}
          intro="Aceeași datorie și aceleași luni. Totalul presupune că valoarea rămâne aceeași până la sfârșit."
        >
          <IrccTable answer={answer} />
        </Band>
      )}
    </ToolPage>
  );
}

function IrccFigures({ data: { answer, loan } }: { data: IrccPageData }) {
  const variable = answer?.variable;
  const paid = variable?.today ?? answer?.fixed;
  if (!paid) return null;
  return (
    <FigureList
      figures={[
        ...(variable
          ? [
              {
                name: 'Un punct mai mult',
                value: difference(variable.more.payment, variable.today.payment),
              },
              {
                name: 'Un punct mai puțin',
                value: difference(variable.less.payment, variable.today.payment),
              },
            ]
          : []),
        { name: 'Total de plată', value: formatLei(paid.total) },
        {
          name: 'Dobânda, în total',
          value: <CostMark>{formatLei(bani(paid.total - loan.owed))}</CostMark>,
        },
      ]}
    />
  );
}
