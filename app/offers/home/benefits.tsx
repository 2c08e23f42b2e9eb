import { Band } from '#app/ui/band.tsx';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';

/** Shows what the site gives, and what it does not ask in return. */
export function Benefits({ texts: { title, given, notAsked } }: { texts: HomeTexts['benefits'] }) {
  return (
    <Band id="avantaje" title={title}>
      <div className="benefits">
        {[given, notAsked].map((list) => (
          <section key={list.title}>
            <h3>{list.title}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}
