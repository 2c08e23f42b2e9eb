import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';
import { Acts } from '#app/ui/acts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** Shows when a loan is the wrong answer, and alternatives. */
export function WhenToAvoid({ texts: { title, items, links } }: { texts: HomeTexts['hero']['avoid'] }) {
  return (
    <aside className="hero-avoid" aria-labelledby="nu-luati">
      <h2 id="nu-luati">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Acts>
        {links.map(({ link, text }) => (
          <ButtonLink key={link} href={link} kind="text">
            {text}
          </ButtonLink>
        ))}
      </Acts>
    </aside>
  );
}
