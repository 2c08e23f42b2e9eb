import { ConsentChoices } from '#app/people/consent/consent-choices.tsx';
import { declarePage } from '#app/shell/declare-page.tsx';
import { loadTextOf } from './text-page.data.ts';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

export const cookiePolicyPage = declarePage({
  module: 'cookie-policy',
  Page: CookiePolicyRoute,
  load: loadTextOf('politica-de-cookies'),
  addresses: [{ path: '/politica-de-cookies/', name: 'Cookie-uri' }],
});

/** /politica-de-cookies/: the legal document, with the choice it is about. */
function CookiePolicyRoute({ data }: { data: TextPageData }) {
  return (
    <TextPageRoute data={data}>
      <ConsentChoices />
    </TextPageRoute>
  );
}
