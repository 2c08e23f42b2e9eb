import { Button } from '#app/ui/button.tsx';
import { AddressField } from '#app/tools/shared/tool/address-field.tsx';
import type { IrccPageData } from './ircc-page-data.ts';

/** Asks for the remaining debt, and the composition of its rate. */
export function IrccForm({ form }: Pick<IrccPageData, 'form'>) {
  const isWrong = form.errors.some(({ field }) => field === 'marja');
  return (
    <>
      <AddressField
        form={form}
        name="suma"
        label="Cât mai aveți de plătit"
        hint="Soldul creditului, fără dobândă"
        unit="lei"
        inputMode="decimal"
      />
      <AddressField form={form} name="luni" label="Câte luni au rămas" unit="luni" inputMode="numeric" />
      <AddressField
        form={form}
        name="marja"
        label="Marja din contract"
        hint="Ce se adună la IRCC"
        unit="puncte"
        inputMode="decimal"
      />
      {/* Most visitors have only a margin: the fold is open only on request, or if it has values. */}
      <details className="tool-more" open={form.typed.dobanda !== '' || form.typed.ircc !== '' || isWrong}>
        <summary>Dobândă fixă sau alt IRCC</summary>
        <AddressField
          form={form}
          name="dobanda"
          label="Dobânda fixă"
          hint="A dumneavoastră, cu marja lăsată goală, sau una care vi se oferă"
          unit="% pe an"
          inputMode="decimal"
        />
        <AddressField
          form={form}
          name="ircc"
          label="Alt IRCC, de probă"
          hint="Ca să vedeți rata la o altă valoare"
          unit="%"
          inputMode="decimal"
        />
      </details>
      <Button>Calculați rata</Button>
    </>
  );
}
