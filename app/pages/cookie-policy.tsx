import { ConsentChoices } from '#app/people/consent/consent-choices.tsx';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

/** /politica-de-cookies/: shows the legal document, with the choice it describes. */
export function CookiePolicyRoute({ data }: { data: TextPageData }) {
  return (
    <TextPageRoute data={data}>
      <ConsentChoices />
    </TextPageRoute>
  );
}
