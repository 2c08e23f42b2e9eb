import { fieldOf } from '#domain/base/forms/field-of.ts';
import { type FormState, problemAt } from '#domain/base/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { FormProblems, PostForm } from '#app/ui/post-form.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import './review-form.css';

type ReviewFormProps = {
  /** of the lender's page */
  path: string;
  form: FormState;
  /** a review was just sent */
  isSent: boolean;
};

const stars = [
  { value: '5', label: '5 stele: foarte bine' },
  { value: '4', label: '4 stele: bine' },
  { value: '3', label: '3 stele: acceptabil' },
  { value: '2', label: '2 stele: slab' },
  { value: '1', label: 'O stea: foarte slab' },
];

// A link to a group of choices leads to its first choice.
const anchorOf = (field: string) => (field === 'stele' ? `stele-${stars[0]?.value}` : field);

/** The fields of domain/base/forms/review-form.ts, in the same order. */
export function ReviewForm({ path, form, isSent }: ReviewFormProps) {
  return (
    <div id="scrieti-o-parere" className="review-write">
      {isSent && (
        <Notice>
          <p>
            <b>Mai este un pas.</b> V-am trimis un e-mail cu un link. După ce îl apăsați, părerea o citește
            unul dintre noi și apare pe pagină. Pe o adresă trimitem cel mult trei mesaje pe zi din
            formularele site-ului.
          </p>
        </Notice>
      )}
      <FormProblems state={form} formId="parere" anchorOf={anchorOf} />
      <PostForm action={path} state={form} name="review">
        <RadioGroup
          name="stele"
          legend="Câte stele dați?"
          options={stars}
          value={form.values['stele'] ?? ''}
          error={problemAt(form, 'stele')}
        />
        <TextAreaField
          {...fieldOf(form, 'parere')}
          label="Cum a fost?"
          hint="Scrieți ce ați trăit dumneavoastră. Fără date personale și fără numărul contractului."
          rows={6}
        />
        <TextField {...fieldOf(form, 'nume')} label="Nume" hint="Apare lângă părere." autoComplete="name" />
        <TextField
          {...fieldOf(form, 'email')}
          label="E-mail"
          hint="Aici primiți linkul de confirmare. Nu apare nicăieri."
          type="email"
          autoComplete="email"
        />
        <p>
          <Button>Trimiteți părerea</Button>
        </p>
      </PostForm>
    </div>
  );
}
