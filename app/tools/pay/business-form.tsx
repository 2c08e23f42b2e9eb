import { srlWords } from '#domain/tools/pay/business-query.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { AddressField } from '#app/tools/shared/tool/address-field.tsx';
import type { BusinessPageData } from './business-page-data.ts';

const srlLabels = {
  micro: 'microîntreprindere, cu dumneavoastră angajat pe salariul minim',
  'micro-angajat': 'microîntreprindere, cu alt salariat, trecut la cheltuieli',
  profit: 'impozit pe profit, fără salariat',
};

/** Asks for a year of work, and the kind of SRL. */
export function BusinessForm({ form, asked }: Pick<BusinessPageData, 'form' | 'asked'>) {
  return (
    <>
      <AddressField
        form={form}
        name="incasari"
        label="Încasări într-un an"
        hint="Ce facturați, fără TVA"
        unit="lei"
        inputMode="numeric"
      />
      <AddressField
        form={form}
        name="cheltuieli"
        label="Cheltuieli într-un an"
        hint="Cele care se pot scădea; goale, dacă nu aveți"
        unit="lei"
        inputMode="numeric"
      />
      <AddressField
        form={form}
        name="contabil"
        label="Costuri numai ale SRL-ului, pe an"
        hint="De exemplu contabilul, dacă știți cât v-ar lua"
        unit="lei"
        inputMode="numeric"
      />
      <RadioGroup
        name="srl"
        legend="Cum ar fi SRL-ul"
        options={srlWords.map((value) => ({ value, label: srlLabels[value] }))}
        value={asked.srl}
      />
      <Button>Comparați</Button>
    </>
  );
}
