import { approvalConditions } from '#domain/tools/approval-test/approval-chance.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Button } from '#app/ui/button.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { FieldPart } from './field-part.tsx';
import { LoanFields } from './loan-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import type { RegistrationPageData } from './registration-data.ts';
import { UnmetConditions } from './unmet-conditions.tsx';

/**
 * Shows version 2 of the registration: one short page. Answers of the previous page are not asked again, and excluded visitors
 * learn it instead of being asked for a name: from the address, or while answering, without a script (registration-page.css).
 */
export function ShortForm({ data, sendId }: { data: RegistrationPageData; sendId: string }) {
  const { form, path, carried } = data;
  if (data.unmet.length > 0) return <UnmetConditions data={data} />;
  const open = approvalConditions.filter((name) => !carried.answered.includes(name));
  return (
    <PostForm action={`${path}${addressOf(data)}`} state={form} name="reg" limits={data.limits}>
      {carried.keys.length > 0 && <Carried data={data} />}
      {carried.loan === null && (
        <FieldPart title="Împrumutul">
          <LoanFields {...data} />
        </FieldPart>
      )}
      {open.length > 0 && (
        <FieldPart title="Condițiile de bază">
          <ConditionFields {...data} answered={carried.answered} />
        </FieldPart>
      )}
      <div className="registration-stop registration-ruled-out">
        <p>
          Creditorii cer toate cele patru condiții. Numele și adresa nu vi le mai cerem: nu v-ar ajuta acum.
        </p>
        <p>
          <Button kind="line">Vedeți ce puteți face</Button>
        </p>
      </div>
      <div className="registration-person">
        <FieldPart title="Unde vă scriem">
          <PersonFields form={form} />
        </FieldPart>
        <p>
          <Button id={sendId}>Vedeți ofertele</Button>
        </p>
      </div>
    </PostForm>
  );
}

/** Shows the earlier answers, to review and change. */
function Carried({ data }: { data: RegistrationPageData }) {
  const { carried, conditions, form } = data;
  const { loan, answered, keys } = carried;
  return (
    <div className="registration-carried">
      <p>
        Ați spus până acum:{' '}
        {[
          ...(loan ? [`${leiInSentence(loan.principal)} pe ${formatTerm(loan.term)}`] : []),
          ...answered.map((name) => conditions[name].label),
        ].join('; ')}
        . <a href={`/application/${addressOf(data)}`}>Schimbați</a>
      </p>
      {keys.map((key) => (
        <input key={key} type="hidden" name={key} value={form.values[key] ?? ''} />
      ))}
    </div>
  );
}

/** Returns the address with the earlier answers in its query, so that the form returns with them. */
function addressOf({ carried, form }: RegistrationPageData): string {
  const params = new URLSearchParams(carried.keys.map((key) => [key, form.values[key] ?? '']));
  if (form.values['ver']) params.set('ver', form.values['ver']);
  return params.size > 0 ? `?${params}` : '';
}
