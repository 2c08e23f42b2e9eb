import { ButtonLink } from '#app/ui/button.tsx';
import { Acts } from '#app/ui/acts.tsx';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';

type ClosingProps = { texts: HomeTexts['closing']; pageExists: (path: string) => boolean };

/** Shows the end of the page: back to the figures, or to help if a loan is the wrong answer. */
export function Closing({ texts: { title, text, action, link }, pageExists }: ClosingProps) {
  return (
    <section className="band band-wide" aria-labelledby="incheiere">
      <div className="wrap closing">
        <div>
          <h2 id="incheiere">{title}</h2>
          <p>{text}</p>
        </div>
        <Acts look="stacked">
          <ButtonLink href="#suma">{action}</ButtonLink>
          {pageExists(link.link) && (
            <ButtonLink href={link.link} kind="text">
              {link.text}
            </ButtonLink>
          )}
        </Acts>
      </div>
    </section>
  );
}
