import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import { RoadSources } from '#app/offers/shared/roads/road-sources.tsx';
import { RoadsPicture } from '#app/offers/shared/roads/roads-picture.tsx';
import type { RoadsView } from '#app/offers/shared/roads/road-view.ts';
import { Acts } from '#app/ui/acts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { HOME_FORM } from './home-form.ts';

export type RoadsBlockProps = {
  view: RoadsView;
  texts: RoadsTexts['home'];
  /** text of the form's button */
  next: string;
  /** method and limits of the figures */
  notes: readonly string[];
  /** page of the roads for the same request */
  href: string;
};

/** Shows the six roads to the same amount below the answer, with the links to follow. */
export function RoadsBlock({ view, texts, next, notes, href }: RoadsBlockProps) {
  return (
    <section className="home-roads" aria-labelledby="drumuri">
      <h2 id="drumuri">{`Aceiași ${view.sumInSentence}, șase drumuri`}</h2>
      <RoadsPicture view={view} level={3}>
        <Acts look="stacked">
          <Button form={HOME_FORM}>{next}</Button>
          <ButtonLink href="/verificare/" kind="line">
            {texts.check}
          </ButtonLink>
        </Acts>
        <Fold summary="Cum am calculat și sursele">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <p>
            <a href={href}>{texts.more}</a>
          </p>
          <RoadSources sources={view.roads.flatMap(({ sources }) => sources)} />
        </Fold>
      </RoadsPicture>
    </section>
  );
}
