import type { ErrorPageTexts } from '#domain/law/countries/country.ts';
import { ErrorMessage } from './error-message.tsx';
import { romanianErrorPage } from './error-texts.ts';

/**
 * Shows the error page of a navigation that fails in the browser. Every application page contains it already: a chunk of its own
 * might be among the missing files.
 */
export function BrokenPage({ ownTexts }: { ownTexts: ErrorPageTexts | null }) {
  const texts = ownTexts ?? romanianErrorPage;
  const { title, heading, again, unloaded } = texts.broken;
  return (
    <template id="broken-page" title={title}>
      <ErrorMessage texts={texts} heading={heading} again={again} advice={unloaded} />
    </template>
  );
}
