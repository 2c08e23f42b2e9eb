import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { textChangeStatuses } from '#domain/answers/office/text-changes.ts';
import { loadList } from '#app/office/load.ts';
import { ChangeList } from '#app/office/ui/change-list.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { TextChangeCard } from './text-change-card.tsx';
import { textChangeWords } from './text-change-words.ts';
import { TextTabs } from './text-tabs.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList('text-changes', args);

/** /admin/texte/propuneri/: what one person wrote and another has to read. */
export function Component() {
  const { changes } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Texte propuse">
        <TextTabs />
      </OfficeHead>
      <ChangeList statuses={textChangeStatuses} statusWords={textChangeWords} isEmpty={changes.length === 0}>
        {changes.map((change) => (
          <TextChangeCard key={change.id} change={change} heading="h2" />
        ))}
      </ChangeList>
    </>
  );
}
