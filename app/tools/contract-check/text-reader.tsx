import type { SubmitEvent } from 'react';
import { stepFields, stepWords } from '#domain/tools/contract-check/check-step.ts';
import { type FormProblem, type FormValues, problemAt } from '#domain/base/forms/form-state.ts';
import { DeviceNote } from '#app/tools/shared/on-device/device-note.tsx';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { CarriedValues } from './carried-values.tsx';
import './text-reader.css';

type TextReaderProps = {
  action: string;
  /** values of the form, which must return unchanged */
  values: FormValues;
  kept: FormValues | null;
  problems: readonly FormProblem[];
  /** a text that could not be read, to be corrected */
  text: string;
  isOnDevice: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** Asks for the text of a standard form or a contract, to find its figures. A separate form: a text is sent only to be read. */
export function TextReader(props: TextReaderProps) {
  const { action, values, kept, problems, text, isOnDevice, onSubmit } = props;
  const error = problemAt({ problems }, stepFields.text);
  return (
    <form className="text-reader" id="lipire" action={action} method="post" noValidate onSubmit={onSubmit}>
      <CarriedValues values={values} kept={kept} />
      <Fold summary="Lipiți textul ofertei" open={error !== undefined}>
        <div className="text-reader-body">
          <TextAreaField
            id={stepFields.text}
            name={stepFields.text}
            label="Textul ofertei, al contractului sau al mesajului"
            error={error}
            defaultValue={text}
            autoComplete="off"
            spellCheck={false}
            rows={6}
          />
          <Button kind="line" name={stepFields.step} value={stepWords.read}>
            Găsiți cifrele
          </Button>
          <DeviceNote isOnDevice={isOnDevice} what="text" />
        </div>
      </Fold>
    </form>
  );
}
