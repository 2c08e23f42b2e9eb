import { formatDate } from '#domain/base/text/format-date.ts';
import type { NoteOfDay } from '#domain/answers/office/statistics.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { DayField } from '#app/desk/day-field.tsx';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';

/** Shows the notes of the period's days, each to be rewritten, and a form for another day. */
export function DayNotes({ notes, today }: { notes: readonly NoteOfDay[]; today: string }) {
  return (
    <section className="office-section office-stack" aria-labelledby="note">
      <h2 id="note">Note la zile</h2>
      {notes.length > 0 && (
        <ul className="office-stack">
          {notes.map(({ day, note, by }) => (
            <li key={day}>
              <div className="office-actions">
                <span>
                  <b>{formatDate(day)}</b>: {note} <span className="fine">{by}</span>
                </span>
                <OfficeDialog
                  id={`nota-${day}`}
                  title={`Nota din ${formatDate(day)}`}
                  opener={
                    <>
                      Schimbați<span className="sr"> nota din {formatDate(day)}</span>
                    </>
                  }
                >
                  <NoteForm day={day} note={note} />
                </OfficeDialog>
              </div>
            </li>
          ))}
        </ul>
      )}
      <OfficeDialog id="nota-noua" title="O notă la o zi" opener="Scrieți o notă">
        <NoteForm day={today} note="" />
      </OfficeDialog>
    </section>
  );
}

function NoteForm({ day, note }: { day: string; note: string }) {
  const change = useChange((field) => `${field}-${note === '' ? 'noua' : day}`);
  const { run, isBusy, fieldOf } = change;
  return (
    <OfficeForm
      change={change}
      onSubmit={(body) => run(() => callApi('statistics/notes', { method: 'PUT', body }))}
    >
      <DayField {...fieldOf('day')} label="Ziua" defaultValue={day} required readOnly={note !== ''} />
      <TextField
        {...fieldOf('note')}
        label="Ce s-a întâmplat"
        hint={note === '' ? 'Un rând: „A pornit campania de toamnă”.' : 'Lăsați gol ca să ștergeți nota.'}
        defaultValue={note}
        maxLength={200}
      />
      <Button small disabled={isBusy}>
        Păstrați nota
      </Button>
    </OfficeForm>
  );
}
