import {
  approvalChance,
  approvalConditions,
  approvalWeights,
  type ApprovalAnswers,
} from '#domain/tools/approval-test/approval-chance.ts';
import type { ApprovalTestTexts } from '#domain/texts/schemas/approval-test-schema.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';

type ApprovalResultProps = { texts: ApprovalTestTexts; answers: ApprovalAnswers };

/** Shows the result of the four answers, the meaning of each missing condition, and the next steps. */
export function ApprovalResult({ texts, answers }: ApprovalResultProps) {
  const { result, conditions } = texts;
  const unmet = approvalConditions.filter((name) => !answers[name]);
  const chance = formatPercent(approvalChance(answers), 0);
  return (
    <section className="approval-result" aria-labelledby="rezultat-titlu">
      <h3 id="rezultat-titlu">{result.title.replace('{procent}', chance)}</h3>
      <p className="approval-orientation">{result.orientation}</p>
      <p>{unmet.length === 0 ? result.all : result.some}</p>
      {unmet.length > 0 && (
        <dl className="approval-missing">
          {unmet.map((name) => (
            <div key={name}>
              <dt>{conditions[name].missing.title}</dt>
              <dd>{conditions[name].missing.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Sum texts={texts} answers={answers} chance={chance} />
      <p className="fine">{result.method}</p>
      <p className="approval-next">
        {result.next.map(({ text, href }) => (
          <ButtonLink key={href} href={href} kind="line">
            {text}
          </ButtonLink>
        ))}
      </p>
    </section>
  );
}

function Sum({ texts, answers, chance }: ApprovalResultProps & { chance: string }) {
  const { heads, table, total } = texts.result;
  const [condition, answer, weight] = heads;
  return (
    <DataTable label={table} caption={table}>
      <thead>
        <tr>
          <th scope="col">{condition}</th>
          <th scope="col">{answer}</th>
          <NumberHead>{weight}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {approvalConditions.map((name) => (
          <tr key={name}>
            <th scope="row">{texts.conditions[name].label}</th>
            <td>{answers[name] ? texts.yes : texts.no}</td>
            <td className="r">{formatPercent(answers[name] ? approvalWeights[name] : 0, 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {total}
          </th>
          <td className="r">{chance}</td>
        </tr>
      </tfoot>
    </DataTable>
  );
}
