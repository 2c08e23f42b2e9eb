import { businessSteps } from '#domain/tools/pay/business-steps.ts';
import { leiText } from '#domain/tools/pay/pay-steps.ts';
import { ToolPage } from '#app/tools/shared/tool/tool-page.tsx';
import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { FigureList } from '#app/ui/figure-list.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { BusinessChart } from './business-chart.tsx';
import { BusinessForm } from './business-form.tsx';
import { result, srlNames, yearSentences } from './business-in-words.ts';
import type { BusinessAnswer, BusinessPageData } from './business-page-data.ts';
import { BusinessThresholds } from './business-thresholds.tsx';

/** /calculator-pfa-sau-srl/: compares one year as a PFA and as an SRL. */
export function BusinessPage({ data }: { data: BusinessPageData }) {
  const { form, asked, answer, isAsked } = data;
  return (
    <ToolPage
      data={data}
      fields={<BusinessForm form={form} asked={asked} />}
      answer={
        answer && {
          ...result(answer),
          body: (
            <>
              <p className="fine">
                {!isAsked && 'Un exemplu: '}
                {yearSentences(asked, answer).join(' ')}
              </p>
              <FigureList
                figures={[
                  { name: 'Vă rămân cu PFA', value: leiText(answer.pair.pfa.left) },
                  { name: `Vă rămân cu ${srlNames[asked.srl]}`, value: leiText(answer.pair.srl.left) },
                ]}
              />
              <BusinessChart asked={asked} answer={answer} />
            </>
          ),
        }
      }
    >
      {answer && (
        <>
          <Band id="alaturi" title="Una lângă alta" intro="Același an, pas cu pas.">
            <BusinessTable srl={srlNames[asked.srl]} answer={answer} />
          </Band>
          <Band
            id="praguri"
            title="Pragurile CAS și CASS"
            intro="Un prag trecut cu un leu schimbă toată suma datorată. De aceea liniile din desen au trepte."
          >
            <BusinessThresholds answer={answer} />
          </Band>
        </>
      )}
    </ToolPage>
  );
}

function BusinessTable({ srl, answer: { pair } }: { srl: string; answer: BusinessAnswer }) {
  return (
    <DataTable label="PFA și SRL, una lângă alta">
      <thead>
        <tr>
          <th scope="col">Pasul</th>
          <NumberHead>PFA</NumberHead>
          <NumberHead>{srl}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {businessSteps([pair.pfa, pair.srl]).map(({ name, amounts, isLeft }) => (
          <tr key={name} className={isLeft ? 'tool-now' : undefined}>
            <th scope="row">{name}</th>
            {amounts.map((amount, index) => (
              <td key={index} className="r">
                {isLeft ? <b>{amount}</b> : amount}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
