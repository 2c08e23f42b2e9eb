import { type ReactNode } from 'react';
import {
  registrationSteps,
  stepKeys,
  type RegistrationStep,
} from '#domain/people/registration/registration-steps.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import '#app/ui/post-form.css';
import { ConditionFields } from './condition-fields.tsx';
import { LoanFields } from './loan-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import type { RegistrationPageData } from './registration-data.ts';
import { UnmetConditions } from './unmet-conditions.tsx';

const titles: Record<RegistrationStep, string> = {
  imprumut: 'Împrumutul',
  conditii: 'Condițiile de bază',
  contact: 'Unde vă scriem',
};
const loanKeys = ['suma', 'perioada', 'unitate', 'scop'];

type StepFormProps = { data: RegistrationPageData; sendId: string };

/**
 * Shows version 3 of the registration: one step at a time. The address carries the answers of the first two, so that Back, or the
 * same link later, finds them; only the last step sends data.
 */
export function StepForm({ data, sendId }: StepFormProps) {
  const { step, form, unmet } = data;
  return (
    <>
      <StepProgress
        steps={registrationSteps.map((name) => titles[name])}
        current={registrationSteps.indexOf(step)}
      />
      <h2>{titles[step]}</h2>
      {step === 'imprumut' && (
        <AddressStep data={data} own={loanKeys}>
          <LoanFields {...data} />
        </AddressStep>
      )}
      {step === 'conditii' && (
        <AddressStep data={data} own={stepKeys.filter((key) => !loanKeys.includes(key))}>
          <ConditionFields {...data} />
        </AddressStep>
      )}
      {step === 'contact' && unmet.length > 0 && <UnmetConditions data={data} />}
      {step === 'contact' && unmet.length === 0 && (
        <PostForm action={data.path} state={form} name="reg">
          <Kept data={data} keys={stepKeys} />
          <PersonFields form={form} />
          <p className="registration-buttons">
            <Button id={sendId}>Vedeți ofertele</Button>
            <Back data={data} />
          </p>
        </PostForm>
      )}
    </>
  );
}

/** Shows a step whose answers go into the address. */
function AddressStep({
  data,
  own,
  children,
}: {
  data: RegistrationPageData;
  own: string[];
  children: ReactNode;
}) {
  const { path, step } = data;
  const next = registrationSteps.indexOf(step) + 2;
  return (
    <form
      className="post-form"
      action={path}
      method="get"
      noValidate
      data-form="reg"
      data-limits={JSON.stringify(data.limits)}
    >
      <Kept data={data} keys={stepKeys.filter((key) => !own.includes(key))} />
      {children}
      <input type="hidden" name="pas" value={next} />
      <p className="registration-buttons">
        <Button>Continuați</Button>
        <Back data={data} />
      </p>
    </form>
  );
}

/** Carries the answers of other steps as hidden fields. */
function Kept({ data, keys }: { data: RegistrationPageData; keys: readonly string[] }) {
  const { values } = data.form;
  return (
    <>
      {data.path === '/reg/' && <input type="hidden" name="ver" value="3" />}
      {keys.map((key) => values[key] && <input key={key} type="hidden" name={key} value={values[key]} />)}
    </>
  );
}

function Back({ data }: { data: RegistrationPageData }) {
  const place = registrationSteps.indexOf(data.step);
  if (place === 0) return null;
  return (
    <ButtonLink href={stepHref(data, place)} kind="text">
      Înapoi
    </ButtonLink>
  );
}

/** Returns the address of a step with all answers so far. @param number from 1 */
function stepHref({ path, form }: Pick<RegistrationPageData, 'path' | 'form'>, number: number): string {
  const params = new URLSearchParams(path === '/reg/' ? { ver: '3' } : {});
  for (const key of stepKeys) {
    const value = form.values[key];
    if (value) params.set(key, value);
  }
  params.set('pas', String(number));
  return `${path}?${params}`;
}

/** Shows the position in a form of several steps. @param current from 0 */
function StepProgress({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="step-progress" aria-label={`Pasul ${current + 1} din ${steps.length}`}>
      {steps.map((title, index) => (
        <li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          {title}
        </li>
      ))}
    </ol>
  );
}
