import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { lineDifferences } from '#domain/base/text/line-differences.ts';
import { joinText, splitText, type TextParts } from '#domain/texts/editorial/text-parts.ts';
import { BackToSteps } from '#app/office/lenders/back-to-steps.tsx';
import { office } from '#app/office/call-api.ts';
import { Differences } from '#app/office/texts/differences.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { FrontmatterFields } from './frontmatter-fields.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { TextPreview } from './text-preview.tsx';
import { useDraft } from './use-draft.ts';
import './text-writing.css';

type Props = {
  file: string;
  /** the text to begin with */
  text: string;
  /** Git's hash of the public text; null: there is none */
  madeFrom: string | null;
  /** whether the text has no page yet */
  isNew: boolean;
};

/** Writes a text: its data, the text itself and, beside them, its page. The draft stays in this browser until it is proposed. */
export function TextWriter({ file, text, madeFrom, isNew }: Props) {
  const change = useChange();
  const { run, isBusy, error, fieldOf } = change;
  const { draft, foundFrom, write, drop, giveUp } = useDraft(file, { text, note: '', readers: '', madeFrom });
  const [sent, setSent] = useState<number | null>(null);
  const parts: TextParts = splitText(draft.text) ?? { frontmatter: [], body: draft.text };

  async function submit() {
    setSent(null);
    const { readers, ...rest } = draft;
    const body = {
      file,
      text: rest.text,
      note: rest.note,
      madeFrom: rest.madeFrom,
      readers: readers || null,
    };
    const answer = await run(() => office.post('text-changes', body));
    if (!answer) return;
    drop();
    setSent(answer.id);
  }
  return (
    <div className="text-writing">
      <OfficeForm change={change} aria-label="Textul paginii" onSubmit={submit} noValidate>
        {foundFrom !== null && <Found from={foundFrom} onGiveUp={giveUp} />}
        {draft.madeFrom !== madeFrom && (
          <ChangedMeanwhile before={text} after={draft.text} onCompared={() => write({ madeFrom })} />
        )}
        {error?.status === 401 && <SignInAgain />}
        <Fold summary="Datele paginii" open={isNew || error !== null}>
          <div className="office-stack">
            <FrontmatterFields
              parts={parts.frontmatter}
              errors={error?.fields ?? {}}
              onChange={(frontmatter) => write({ text: joinText({ ...parts, frontmatter }) })}
            />
          </div>
        </Fold>
        <MarkdownField
          value={parts.body}
          error={error?.fields['text']}
          onChange={(body) =>
            write({ text: parts.frontmatter.length > 0 ? joinText({ ...parts, body }) : body })
          }
        />
        {!isNew && (
          <TextField
            {...fieldOf('readers')}
            label="Ce s-a schimbat, pentru cititori"
            hint="O frază care apare sub text; goală la corecturi mărunte"
            value={draft.readers}
            onChange={({ currentTarget }) => write({ readers: currentTarget.value })}
          />
        )}
        <TextAreaField
          {...fieldOf('note')}
          label="De ce"
          hint="Colegul care aprobă verifică după aceste cuvinte"
          rows={2}
          value={draft.note}
          onChange={({ currentTarget }) => write({ note: currentTarget.value })}
        />
        <Button disabled={isBusy}>Propuneți textul</Button>
        <p role="status">
          {sent !== null && (
            <>
              {`Propunerea ${sent} a fost trimisă. Este pe site după ce o aprobă un coleg. `}
              <BackToSteps />
            </>
          )}
        </p>
      </OfficeForm>
      <TextPreview file={file} text={draft.text} />
    </div>
  );
}

function Found({ from, onGiveUp }: { from: string; onGiveUp: () => void }) {
  return (
    <Notice>
      <p>Aici este ce ați scris și nu ați trimis, din {formatMoment(from)}.</p>
      <Button kind="text" type="button" onClick={onGiveUp}>
        Renunțați la ce ați scris
      </Button>
    </Notice>
  );
}

type Compared = { before: string; after: string; onCompared: () => void };

function ChangedMeanwhile({ before, after, onCompared }: Compared) {
  return (
    <Notice>
      <p>Textul de pe site s-a schimbat de când ați început. Aceasta ar schimba acum propunerea:</p>
      <Differences label="Rândurile diferite" lines={lineDifferences(before, after)} />
      <Button kind="line" small type="button" onClick={onCompared}>
        Am comparat, propun peste textul de acum
      </Button>
    </Notice>
  );
}

/** For a colleague whose session ended while typing. */
function SignInAgain() {
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return (
    <Notice>
      <p>
        Ați ieșit din cont. Ce ați scris a rămas în acest browser:{' '}
        <Link to={`/intrare/?inapoi=${back}`}>intrați din nou</Link> și trimiteți.
      </p>
    </Notice>
  );
}
