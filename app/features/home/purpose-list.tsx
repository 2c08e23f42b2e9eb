import { purposes } from '#domain/offers/loan-request.ts';
import { Band } from '#app/ui/band.tsx';
import { PurposeIcon } from '#app/ui/purpose-icon.tsx';
import type { HomeTexts } from '#domain/content/home-schema.ts';
import './purpose-list.css';

/** The purposes of the specification; each leads to the offers, where its cheaper ways come first. */
export function PurposeList({ texts: { title, intro, labels } }: { texts: HomeTexts['purposes'] }) {
  return (
    <Band id="scopuri" title={title} intro={intro}>
      <ul className="purposes">
        {purposes.map((purpose) => (
          <li key={purpose}>
            <a href={`/offers/?scop=${purpose}`}>
              <PurposeIcon purpose={purpose} />
              {labels[purpose]}
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
