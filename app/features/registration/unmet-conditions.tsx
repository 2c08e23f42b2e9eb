import { approvalConditions } from '#domain/approval-test/approval-chance.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { RegistrationPageData } from './registration-data.ts';

/** A condition is missing: nothing is asked of the person, and the way goes on elsewhere. */
export function UnmetConditions({ data: { unmet, conditions, form } }: { data: RegistrationPageData }) {
  const answers = new URLSearchParams(approvalConditions.map((name) => [name, form.values[name] ?? '']));
  return (
    <div className="registration-stop">
      <p>
        Creditorii cer toate cele patru condiții. Ați răspuns „nu” la:{' '}
        {unmet.map((name) => conditions[name].label).join('; ')}. Nu vă cerem alte date, fiindcă nu v-ar ajuta
        acum.
      </p>
      <p>
        <ButtonLink href={`/landing/rejected/?${answers}`}>Vedeți ce puteți face</ButtonLink>
      </p>
      <p>
        <a href={`?${new URLSearchParams({ ...definedValues(form.values), pas: '2' })}`}>
          Schimbați răspunsurile
        </a>
      </p>
    </div>
  );
}

function definedValues(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value = '']) => [name, value]));
}
