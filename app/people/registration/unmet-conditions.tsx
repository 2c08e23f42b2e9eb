import { approvalConditions } from '#domain/tools/approval-test/approval-chance.ts';
import { registrationKeys } from '#domain/people/registration/registration-steps.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { RegistrationPageData } from './registration-data.ts';

/** Names the missing condition, without a form for personal data, and links to alternatives. */
export function UnmetConditions({ data }: { data: RegistrationPageData }) {
  const { unmet, conditions, form, version } = data;
  const answers = new URLSearchParams(definedValues(form.values, approvalConditions));
  const all = new URLSearchParams(definedValues(form.values, registrationKeys));
  if (version === 3) all.set('pas', '2');
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
        <a href={version === 3 ? `?${all}` : `/application/?${all}`}>Schimbați răspunsurile</a>
      </p>
    </div>
  );
}

function definedValues(
  values: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): [string, string][] {
  return names.flatMap((name): [string, string][] => (values[name] ? [[name, values[name]]] : []));
}
