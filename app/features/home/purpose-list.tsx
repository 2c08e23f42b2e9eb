import { purposes } from '#domain/offers/loan-request.ts';
import type { PurposeTexts } from '#app/shared/loan-request/loan-fields.tsx';
import { Band } from '#app/ui/band.tsx';
import { PurposeIcon } from '#app/ui/purpose-icon.tsx';
import type { HomeTexts } from '#domain/content/home-schema.ts';
import './purpose-list.css';

type PurposeListProps = { texts: HomeTexts['purposes']; purposeTexts: PurposeTexts };

/** The purposes of the specification; each leads to the offers, where its cheaper ways come first. */
export function PurposeList({ texts: { title, intro }, purposeTexts }: PurposeListProps) {
  return (
    <Band id="scopuri" title={title} intro={intro}>
      <ul className="purposes">
        {purposes.map((purpose) => (
          <li key={purpose}>
            <a href={`/offers/?scop=${purpose}`}>
              <PurposeIcon purpose={purpose} />
              {purposeTexts[purpose].label}
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
