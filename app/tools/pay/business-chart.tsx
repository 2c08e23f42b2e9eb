import { fromLei } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { lineMarks, roundTop } from '#app/ui/charts/line-marks.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import type { BusinessAnswer, BusinessPageData } from './business-page-data.ts';
import { rangeSentence, srlNames } from './business-in-words.ts';

// The table shows a sample of the several hundred incomes.
const TABLE_ROWS = 16;

/** Draws the remaining income of both forms, from zero at the bottom, with the visitor's own year as a dot on each line. */
export function BusinessChart({
  asked,
  answer,
}: {
  asked: BusinessPageData['asked'];
  answer: BusinessAnswer;
}) {
  const { left, ranges, pair } = answer;
  const most = left.at(-1)?.income ?? asked.income;
  const values = left.flatMap(({ pfa, srl }) => [pfa, srl]);
  const top = roundTop(values);
  const lei = (value: number) => formatLei(fromLei(value));
  const step = Math.ceil(left.length / TABLE_ROWS);
  return (
    <ChartFrame
      id="unde-se-intrec"
      title="Ce vă rămâne, după încasări"
      legend={[
        { look: 'main', label: 'PFA' },
        { look: 'other', label: srlNames[asked.srl] },
        { look: 'point', label: 'anul dumneavoastră' },
      ]}
      marks={lineMarks(
        [
          { look: 'main', points: left.map(({ income, pfa }) => [income, pfa]) },
          {
            look: 'other',
            // Below that the company does not earn its own costs.
            points: left.filter(({ srl }) => srl >= 0).map(({ income, srl }) => [income, srl]),
          },
          { look: 'point', points: [[asked.income, pair.pfa.left]] },
          { look: 'point', points: [[asked.income, Math.max(0, pair.srl.left)]] },
        ],
        { x: [0, most], y: [0, top] },
      )}
      axis={{ top: `${lei(top)} rămași`, bottom: '0 lei', ends: ['0 lei încasați', `${lei(most)} încasați`] }}
      description={ranges.map((range, index) => rangeSentence(range, index, most)).join(' ')}
      sources={[]}
      table={{
        rows: (
          <DataTable label="Ce vă rămâne, după încasări">
            <thead>
              <tr>
                <th scope="col">Încasări</th>
                <NumberHead>PFA</NumberHead>
                <NumberHead>{srlNames[asked.srl]}</NumberHead>
              </tr>
            </thead>
            <tbody>
              {left
                .filter((_, index) => (index + 1) % step === 0)
                .map(({ income, pfa, srl }) => (
                  <tr key={income}>
                    <th scope="row">{lei(income)}</th>
                    <td className="r">{lei(pfa)}</td>
                    <td className="r">{lei(srl)}</td>
                  </tr>
                ))}
            </tbody>
          </DataTable>
        ),
      }}
    />
  );
}
