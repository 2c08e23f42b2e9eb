import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { slugOf } from '#domain/base/text/plain-letters.ts';
import { ROMANIAN_TIME_ZONE } from '#domain/law/countries/romanian-time-zone.ts';
import { newText } from '#domain/texts/editorial/new-text.ts';
import { textFolderNames } from '#domain/texts/editorial/text-field-names.ts';
import type { TextFolder } from '#domain/texts/editorial/text-entry.ts';
import { load } from '#app/office/load.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { TextTabs } from '#app/office/texts/text-tabs.tsx';
import { TextWriter } from './text-writer.tsx';

const folders = Object.entries(textFolderNames).map(([value, label]) => ({ value, label }));
const isFolder = (value: string | null): value is TextFolder =>
  value !== null && Object.hasOwn(textFolderNames, value);

/** A new text is dated today, in Romania; it may begin with an earlier proposal of itself (`varianta`). */
export async function loader(args: LoaderFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get('varianta');
  const earlier = id ? await load('text-changes/:id', { ...args, params: { id } }) : null;
  return { today: dayOf(new Date(), ROMANIAN_TIME_ZONE), earlier };
}

/** /admin/texte/nou/: begins a text. Its name is in the address, so that a reload continues it. */
export function Component() {
  const { today, earlier } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [folder, title, slug] = ['fel', 'titlu', 'adresa'].map((name) => search.get(name));
  if (!isFolder(folder ?? null) || !title || !slug) return <Beginning />;
  const kind = folder as TextFolder;
  return (
    <>
      <OfficeHead title={title} />
      <TextWriter
        key={`${kind}/${slug}`}
        file={`${kind}/${slug}.md`}
        text={earlier?.text ?? newText(kind, { slug, title, today })}
        madeFrom={null}
        isNew
      />
    </>
  );
}

function Beginning() {
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  return (
    <>
      <OfficeHead title="Text nou">
        <TextTabs />
      </OfficeHead>
      <form className="office-stack office-narrow" action="/admin/texte/nou/">
        <SelectField id="fel" name="fel" label="Felul" options={folders} />
        <TextField
          id="titlu"
          name="titlu"
          label="Titlul"
          required
          maxLength={70}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextField
          id="adresa"
          name="adresa"
          label="Adresa"
          hint="La un creditor, aceeași cu a ofertei lui"
          required
          pattern="[a-z0-9\-]+"
          value={slug ?? slugOf(title)}
          onChange={({ currentTarget }) => setSlug(currentTarget.value)}
        />
        <Button>Începeți</Button>
      </form>
    </>
  );
}
