import type { OfferClaims } from '#domain/law/countries/country.ts';
import { Band } from '#app/ui/band.tsx';
import { canFill, fillText, type TextValues } from '#domain/base/text/fill-text.ts';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';

type ReasonsProps = {
  texts: HomeTexts['reasons'];
  values: TextValues;
  claims: OfferClaims;
  pageExists: (path: string) => boolean;
};

/**
 * Shows why to compare here: how the list is made. Leaves out a reason that names a law missing in the country, and one that
 * claims without a source would contradict.
 */
export function Reasons({ texts: { title, items, link }, values, claims, pageExists }: ReasonsProps) {
  return (
    <Band id="de-ce" title={title} intro={pageExists(link.link) && <a href={link.link}>{link.text}</a>}>
      <ul className="reasons">
        {items
          .filter(({ text, onlySourced }) => canFill(text, values) && (claims === 'sourced' || !onlySourced))
          .map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{fillText(reason.text, values)}</p>
            </li>
          ))}
      </ul>
    </Band>
  );
}
