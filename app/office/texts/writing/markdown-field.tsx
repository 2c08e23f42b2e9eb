import { type KeyboardEvent, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, fieldAria } from '#app/ui/field.tsx';
import { type MarkdownMark, markdownMarks } from './markdown-marks.ts';

type Props = { value: string; error: string | undefined; onChange: (value: string) => void };

/** The text itself, in Markdown: a plain field, with buttons that write the marks. */
export function MarkdownField({ value, error, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);

  function write({ write: marked }: MarkdownMark) {
    const area = field.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    area.focus();
    area.setRangeText(marked(area.value.slice(start, end)), start, end, 'end');
    onChange(area.value);
  }

  function onKeyDown(event: KeyboardEvent) {
    const mark =
      event.ctrlKey || event.metaKey ? markdownMarks.find(({ key }) => key === event.key) : undefined;
    if (!mark) return;
    event.preventDefault();
    write(mark);
  }
  const hint =
    'Markdown: ## subtitlu, **aldin**, [link](/offers/). Butoanele scriu semnele la locul cursorului.';
  return (
    <Field id="text" label="Textul" hint={hint} error={error}>
      <div className="office-actions" role="group" aria-label="Semne de formatare">
        {markdownMarks.map((mark) => (
          <Button key={mark.label} kind="line" small type="button" onClick={() => write(mark)}>
            {mark.label}
          </Button>
        ))}
      </div>
      <textarea
        {...fieldAria('text', { hint, error })}
        ref={field}
        id="text"
        className="input text-writing-field"
        rows={24}
        spellCheck
        lang="ro"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Field>
  );
}
