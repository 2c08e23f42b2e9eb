import { dependantCounts, payWords } from '#domain/tools/pay/pay-query.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { AddressField } from '#app/tools/shared/tool/address-field.tsx';
import type { PayPageData } from './pay-page-data.ts';

const ways = [
  { value: 'brut', label: 'Din brut în net' },
  { value: payWords.toGross, label: 'Din net în brut' },
];
const people = dependantCounts.map((count) => ({
  value: String(count),
  label:
    count === 0 ? 'niciuna' : count === dependantCounts.at(-1) ? `${count} sau mai multe` : String(count),
}));

/** Asks for the wage, the direction of the computation, and the dependants. */
export function PayForm({ form, answer }: Pick<PayPageData, 'form' | 'answer'>) {
  const untaxedUpTo = answer?.untaxedUpTo;
  return (
    <>
      <RadioGroup
        name="sens"
        legend="Ce știți"
        legendHidden
        look="segments"
        options={ways}
        value={answer?.isNetTyped ? payWords.toGross : 'brut'}
      />
      <AddressField form={form} name="suma" label="Salariul pe lună" unit="lei" inputMode="numeric" />
      <SelectField
        id="persoane"
        name="persoane"
        label="Persoane în întreținere"
        options={people}
        defaultValue={String(answer?.asked.dependants ?? 0)}
      />
      {untaxedUpTo !== undefined && (
        <Checkbox
          id="baza"
          name="baza"
          value={payWords.minimumBase}
          defaultChecked={answer?.asked.hasMinimumBase ?? false}
          label={`Salariul de bază din contract este chiar salariul minim, iar restul, până la ${leiInSentence(fromLei(untaxedUpTo))}, sunt sporuri`}
        />
      )}
      <Button>Calculați salariul</Button>
    </>
  );
}
