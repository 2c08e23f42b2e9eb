import { Band } from '#app/ui/band.tsx';
import type { HomeTexts } from './home-texts.ts';
import './steps.css';

/** How a visit goes, in three steps. */
export function Steps({ texts: { title, intro, items } }: { texts: HomeTexts['steps'] }) {
  return (
    <Band id="pasi" title={title} intro={intro}>
      <ol className="steps">
        {items.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
