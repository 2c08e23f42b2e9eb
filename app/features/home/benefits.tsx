import { Band } from '#app/ui/band.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { HomeTexts } from '#domain/content/home-schema.ts';
import './benefits.css';

/** What one gets here, and what is not asked in return. */
export function Benefits({ texts: { title, given, notAsked } }: { texts: HomeTexts['benefits'] }) {
  return (
    <Band id="avantaje" title={title}>
      <div className="benefits">
        <Checklist icon="check" list={given} />
        <Checklist icon="close" list={notAsked} />
      </div>
    </Band>
  );
}

type ChecklistProps = { icon: 'check' | 'close'; list: HomeTexts['benefits']['given'] };

function Checklist({ icon, list: { title, items } }: ChecklistProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="ticks">
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
