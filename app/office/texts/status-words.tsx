import { Tag } from '#app/ui/tag.tsx';
import { textStatusNames } from '#domain/texts/editorial/text-names.ts';
import type { TextRow } from '#domain/answers/office/texts.ts';
import { formatMoment } from '#app/desk/format-moment.ts';

/** Shows the state of a text in words, with its time if it has one. */
export function StatusWords({ text }: { text: Pick<TextRow, 'status' | 'publicSince'> }) {
  const { status, publicSince } = text;
  return (
    <>
      <Tag kind={status === 'public' ? 'petrol' : 'plain'}>{textStatusNames[status]}</Tag>
      {publicSince && (
        <>
          {' '}
          <time dateTime={publicSince}>din {formatMoment(publicSince)}</time>
        </>
      )}
    </>
  );
}
