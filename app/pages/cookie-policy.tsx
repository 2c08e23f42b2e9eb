import { ConsentChoices } from '#app/people/consent/consent-choices.tsx';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

/** /politica-de-cookies/: the legal document, with the choice it is about. */
export function CookiePolicyRoute({ data }: { data: TextPageData }) {
  return (
    <TextPageRoute data={data}>
      <ConsentChoices />
    </TextPageRoute>
  );
}
