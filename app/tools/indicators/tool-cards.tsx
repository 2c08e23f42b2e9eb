import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import './tool-cards.css';

/** Shows the pages that compute with the series, each with its main fields: a number entered here gets its answer at once. */
export function ToolCards() {
  return (
    <section className="wrap tool-cards" aria-labelledby="calculati">
      <h2 id="calculati">Calculați cu cifrele dumneavoastră</h2>
      <ul>
        <ToolCard
          path="/calculator-rata-ircc/"
          title="Rata mea la IRCC de azi"
          note="Cât plătiți azi și ce face un punct în plus sau în minus."
          button="Calculați rata"
        >
          <CardField tool="ircc" name="suma" label="Cât mai aveți de plătit" unit="lei" />
          <CardField tool="ircc" name="luni" label="Luni rămase" unit="luni" />
          <CardField tool="ircc" name="marja" label="Marja din contract" unit="puncte" isDecimal />
        </ToolCard>
        <ToolCard
          path="/calculator-salariu-net/"
          title="Salariul net"
          note="Din brut în net, pas cu pas, și unde se duc 100 de lei plătiți de firmă."
          button="Calculați netul"
        >
          <CardField tool="salariu" name="suma" label="Salariul brut pe lună" unit="lei" />
        </ToolCard>
        <ToolCard
          path="/calculator-pfa-sau-srl/"
          title="PFA sau SRL"
          note="Ce vă rămâne dintr-un an cu fiecare și unde se întrec."
          button="Comparați"
        >
          <CardField tool="pfa" name="incasari" label="Încasări într-un an" unit="lei" />
          <CardField tool="pfa" name="cheltuieli" label="Cheltuieli într-un an" unit="lei" />
        </ToolCard>
      </ul>
    </section>
  );
}

type ToolCardProps = {
  path: string;
  title: string;
  note: string;
  button: string;
  children: ReactNode;
};

function ToolCard({ path, title, note, button, children }: ToolCardProps) {
  return (
    <Card as="li">
      <h3>
        <a href={path}>{title}</a>
      </h3>
      <p className="small">{note}</p>
      <form action={`${path}#rezultat`} method="get" noValidate data-form="tool">
        {children}
        <Button kind="line">{button}</Button>
      </form>
    </Card>
  );
}

type CardFieldProps = { tool: string; name: string; label: string; unit: string; isDecimal?: boolean };

function CardField({ tool, name, label, unit, isDecimal = false }: CardFieldProps) {
  return (
    <TextField
      id={`${tool}-${name}`}
      name={name}
      label={label}
      unit={unit}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  );
}
