import type { DebtsTexts } from '#domain/texts/schemas/debts-schema.ts';
import { Band } from '#app/ui/band.tsx';
import { TermGrid } from '#app/ui/term-grid.tsx';

type DebtsHelpProps = { texts: Pick<DebtsTexts, 'method' | 'help'> };

/** Lists free help, and explains how the plan is computed. Rendered on the server only. */
export function DebtsHelp({ texts: { method, help } }: DebtsHelpProps) {
  return (
    <>
      <Band id="ajutor" title={help.title} intro={help.intro}>
        <TermGrid items={help.items} />
      </Band>
      <Band id="cum-calculam" title={method.title} intro={method.intro}>
        <TermGrid items={method.items} />
      </Band>
    </>
  );
}
