import type { CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { ListedLender } from '#domain/tools/contract-check/contract.ts';
import type { FoundFigure } from '#domain/tools/contract-check/read-text/found-figures.ts';
import { currencySign } from '#domain/base/text/format-money.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { checkLabels, kindOptions, lenderOptions, perOptions, yesNoOptions } from './check-labels.ts';

type FoundFigureFieldProps = {
  figure: FoundFigure;
  /** `an` or `zi`, if the figure is interest */
  per: string;
  lenders: readonly ListedLender[];
};

const units: Partial<Record<CheckField, string>> = {
  primiti: currencySign(),
  platiti: currencySign(),
  comisioane: currencySign(),
  'comision-lunar': currencySign(),
  'suma-contract': currencySign(),
  asigurare: currencySign(),
  prelungire: currencySign(),
  'minima-lei': currencySign(),
  'prelungire-zile': 'zile',
  dae: '%',
  penalizare: '%',
  anticipat: '%',
  minima: '%',
};

/**
 * Shows a figure found in a text, with the words it was read from, in a field to correct it. A figure that was not found has no
 * words.
 */
export function FoundFigureField({
  figure: { field, value, line, isDoubtful },
  per,
  lenders,
}: FoundFigureFieldProps) {
  const common = {
    id: field,
    name: field,
    label: checkLabels[field],
    hint: line === '' ? missing[field] : `„${line}”`,
    defaultValue: value,
    autoComplete: 'off',
  };
  return (
    <div className={isDoubtful ? 'found-row found-doubtful' : 'found-row'}>
      {isDoubtful && <Tag kind="solid">de verificat</Tag>}
      {control()}
    </div>
  );

  function control() {
    switch (field) {
      case 'creditor':
        return <SelectField {...common} options={lenderOptions(lenders)} />;
      case 'tip':
        return <SelectField {...common} options={kindOptions} />;
      case 'fixa': {
        const { defaultValue: _, ...texts } = common;
        return (
          <RadioGroup {...texts} legend={`Dobânda. ${common.label}`} value={value} options={yesNoOptions} />
        );
      }
      case 'plati':
        return <TextAreaField {...common} rows={Math.min(8, value.split('\n').length + 1)} />;
      case 'dobanda':
        return (
          <TextField
            {...common}
            inputMode="decimal"
            unitControl={
              <RadioGroup
                name="pe"
                legend={checkLabels.pe}
                legendHidden
                look="segments"
                value={per}
                options={perOptions}
              />
            }
          />
        );
      default:
        return <TextField {...common} unit={units[field]} />;
    }
  }
}

const missing: Partial<Record<CheckField, string>> = {
  primiti: 'Nu am găsit-o. În mână sau în cont; la o linie de credit, cât folosiți.',
  termen: 'Nu am găsit-o. De exemplu „30 de zile”, „12 luni” sau „16.12.2026”.',
  platiti: 'Nu am găsit-o. Totalul sau ratele: „2 115” ori „12 x 484,31”.',
  creditor: 'Scrie în contract, lângă nume.',
};
