import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';
import { Acts } from '#app/ui/acts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

type SecondDoorProps = { texts: HomeTexts['door']; pageExists: (path: string) => boolean };

/**
 * Links to the check for visitors with an offer or a contract, and to the other tools. Tools missing in the country are left out.
 */
export function SecondDoor({ texts: { title, text, action, tools }, pageExists }: SecondDoorProps) {
  if (!pageExists(action.link)) return null;
  return (
    <section className="door" id="unelte" aria-labelledby="unelte-titlu">
      <div className="wrap">
        <div>
          <h2 id="unelte-titlu">{title}</h2>
          <p>{text}</p>
        </div>
        <Acts>
          <ButtonLink href={action.link}>{action.text}</ButtonLink>
          {tools
            .filter(({ link }) => pageExists(link))
            .map(({ text: name, link }) => (
              <ButtonLink key={link} href={link} kind="text">
                {name}
              </ButtonLink>
            ))}
        </Acts>
      </div>
    </section>
  );
}
