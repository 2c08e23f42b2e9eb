import { Button } from '#app/ui/button.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { FieldPart } from './field-part.tsx';
import { LoanFields } from './loan-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import type { RegistrationPageData } from './registration-data.ts';

/** Version 2: one short page. */
export function ShortForm({ data, sendId }: { data: RegistrationPageData; sendId: string }) {
  const { form, path } = data;
  return (
    <PostForm action={path} state={form} name="reg">
      <FieldPart title="Împrumutul">
        <LoanFields {...data} />
      </FieldPart>
      <FieldPart title="Condițiile de bază">
        <ConditionFields {...data} />
      </FieldPart>
      <FieldPart title="Unde vă scriem">
        <PersonFields form={form} />
      </FieldPart>
      <p>
        <Button id={sendId}>Vedeți ofertele</Button>
      </p>
    </PostForm>
  );
}
