import { leiText } from '#domain/tools/pay/pay-steps.ts';
import { ToolPage } from '#app/tools/shared/tool/tool-page.tsx';
import { Band } from '#app/ui/band.tsx';
import { FigureList } from '#app/ui/figure-list.tsx';
import { HundredLei, paySentence, PayTable, untaxedSentence } from './pay-answer.tsx';
import { PayForm } from './pay-form.tsx';
import type { PayPageData } from './pay-page-data.ts';

/** /calculator-salariu-net/: computes a monthly wage, from gross to net or the other way. */
export function PayPage({ data }: { data: PayPageData }) {
  const { form, answer } = data;
  return (
    <ToolPage
      data={data}
      fields={<PayForm form={form} answer={answer} />}
      answer={
        answer && {
          title: answer.asked.isNet ? 'Salariul brut' : 'Salariul net',
          big: leiText(answer.asked.isNet ? answer.pay.gross : answer.pay.net),
          body: (
            <>
              <p className="fine">
                {!answer.isAsked && 'Salariul minim de azi. '}
                {paySentence(answer)} {untaxedSentence(answer)}
              </p>
              <FigureList
                figures={[
                  answer.asked.isNet
                    ? { name: 'Salariul net', value: leiText(answer.pay.net) }
                    : { name: 'Salariul brut', value: leiText(answer.pay.gross) },
                  {
                    name: 'CAS, CASS și impozit',
                    value: leiText(answer.pay.cas + answer.pay.cass + answer.pay.tax),
                  },
                  { name: 'Costul firmei', value: leiText(answer.pay.employerTotal) },
                ]}
              />
              <HundredLei answer={answer} />
            </>
          ),
        }
      }
    >
      {answer && (
        <Band
          id="pasii"
          title="Pas cu pas"
          intro="Rândurile unui fluturaș, în ordinea lor, apoi ce plătește firma."
        >
          <PayTable answer={answer} />
        </Band>
      )}
    </ToolPage>
  );
}
