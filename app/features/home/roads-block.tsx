import type { RoadsTexts } from '#domain/content/roads-schema.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { RoadsPicture } from '#app/shared/roads/roads-picture.tsx';
import type { RoadsView } from '#app/shared/roads/road-view.ts';
import './roads-block.css';

type RoadsBlockProps = {
  view: RoadsView;
  texts: RoadsTexts['home'];
  /** the page of the roads, for the same request */
  href: string;
};

/** The same sum by six roads, under the answer. */
export function RoadsBlock({ view, texts, href }: RoadsBlockProps) {
  return (
    <section className="wrap home-roads" aria-labelledby="drumuri">
      <div className="home-roads-head">
        <h2 id="drumuri">{`Aceiași ${view.sumInSentence}, șase drumuri`}</h2>
        <p className="fine">{texts.note}</p>
      </div>
      <RoadsPicture view={view} level={3} isBrief>
        <div className="home-roads-act">
          <ButtonLink href={href}>{texts.more}</ButtonLink>
          <ButtonLink href="/verificare/" kind="line">
            {texts.check}
          </ButtonLink>
        </div>
      </RoadsPicture>
    </section>
  );
}
