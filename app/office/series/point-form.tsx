import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { pointFields } from '#domain/base/series/typed-point.ts';
import type { OfficeSeriesAnswer } from '#domain/answers/office/series.ts';
import { office } from '#app/office/call-api.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { ProposalEnd } from '#app/office/ui/proposal-end.tsx';
import { useProposal } from '#app/office/ui/use-proposal.ts';

const units = { percent: '%', lei: 'lei', euro: 'euro', wages: 'salarii minime' } as const;

const hints = {
  serie: undefined,
  valoare: 'Cu virgulă, fără unitate: 6,5',
  valabil: '01.10.2026; la o lună, „martie 2026”; la un an, 2026',
  sursa: 'Cum o vor vedea vizitatorii: „BNR, comunicatul din 15.05.2026”',
  adresa: undefined,
  data_sursei: '22.11.2026, 11.2026 sau 2026; gol dacă nu are dată',
  citit: 'Ziua, luna și anul în care ați avut-o în față',
} as const;

/** Asks for a value of a series, or the confirmation of a known one: a proposal that a colleague approves. */
export function PointForm({ series }: Pick<OfficeSeriesAnswer, 'series'>) {
  const { change, submit, said } = useProposal(({ note, ...point }) =>
    office.post('series-changes', { point, note }),
  );
  const { fieldOf } = change;
  const options = series.map(({ name, title, unit }) => ({
    value: name,
    label: `${title} (${units[unit]})`,
  }));

  const field = (name: keyof typeof pointFields) => ({
    ...fieldOf(name),
    label: pointFields[name],
    hint: hints[name],
  });
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      aria-label="Valoarea unui indicator"
      onSubmit={submit}
      noValidate
    >
      <p>
        O valoare pe care o avem deja, scrisă cu aceeași zi, înseamnă „aceeași și azi”: își păstrează sursa și
        primește data la care ați văzut-o din nou.
      </p>
      <SelectField {...field('serie')} options={[{ value: '', label: 'Alegeți' }, ...options]} />
      <TextField {...field('valoare')} inputMode="decimal" />
      <TextField {...field('valabil')} />
      <TextField {...field('sursa')} />
      <TextField {...field('adresa')} type="url" />
      <TextField {...field('data_sursei')} />
      <TextField {...field('citit')} />
      <ProposalEnd
        {...{ change, said }}
        hint="Colegul care aprobă verifică după aceste cuvinte"
        button="Propuneți valoarea"
      />
    </OfficeForm>
  );
}
