import type { ErrorPageTexts } from '#domain/law/countries/country.ts';
import { ErrorMessage } from './error-message.tsx';
import { romanianErrorPage } from './error-texts.ts';

/**
 * The error page of a move that fails in the browser. It lies ready in every application page: a script of its own might be
 * what is missing.
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
