import { approvalConditions } from '#domain/tools/approval-test/approval-chance.ts';
import { SENT_FIELD, type ApprovalQuery } from '#domain/tools/approval-test/approval-query.ts';
import type { ApprovalTestTexts } from '#domain/texts/schemas/approval-test-schema.ts';
import { Band } from '#app/ui/band.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { ApprovalResult } from './approval-result.tsx';
import './approval-test.css';

type ApprovalTestProps = {
  texts: ApprovalTestTexts;
  query: ApprovalQuery;
  /** path of the page with the test, which also shows the result */
  action: string;
};

/** Anchor opened after the form is sent: the result, or the missing answers. */
const ANSWER_ID = 'raspuns';

/** Shows four questions and the meaning of the answers. A plain GET form without scripts. */
export function ApprovalTest({ texts, query, action }: ApprovalTestProps) {
  const { isSent, given, missing, answers } = query;
  const unanswered = isSent ? missing : [];
  return (
    <Band id="test" title={texts.title} intro={texts.intro}>
      <div className="approval">
        {isSent && (
          <div id={ANSWER_ID} tabIndex={-1}>
            {answers ? (
              <ApprovalResult texts={texts} answers={answers} />
            ) : (
              <ErrorSummary
                errors={unanswered.map((name) => ({
                  href: `#${name}-da`,
                  message: texts.conditions[name].unanswered,
                }))}
              />
            )}
          </div>
        )}
        <form className="approval-form" action={`${action}#${ANSWER_ID}`} method="get" noValidate>
          <input type="hidden" name={SENT_FIELD} value="da" />
          {approvalConditions.map((name) => (
            <RadioGroup
              key={name}
              name={name}
              legend={texts.conditions[name].question}
              hint={texts.conditions[name].hint}
              error={unanswered.includes(name) ? texts.conditions[name].unanswered : undefined}
              options={[
                { value: 'da', label: texts.yes },
                { value: 'nu', label: texts.no },
              ]}
              value={answerWord(given[name])}
              look="segments"
            />
          ))}
          <p>
            <Button>{texts.submit}</Button>
          </p>
        </form>
      </div>
    </Band>
  );
}

function answerWord(answer: boolean | undefined): string {
  if (answer === undefined) return '';
  return answer ? 'da' : 'nu';
}
