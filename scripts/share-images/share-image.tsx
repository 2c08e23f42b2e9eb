import { CostBarHatch } from '#app/ui/charts/cost-bar-hatch.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { Cover } from './cover.tsx';
import type { SharePicture } from './share-pictures.ts';

const LONG_TITLE = 60;

/** Draws the picture of a page, 1200 × 630: its name above a drawing of its theme. */
export function ShareImage({ name, eyebrow, title, motif }: SharePicture) {
  return (
    <body>
      <CostBarHatch />
      <div className="share-words">
        <p className="share-eyebrow">{eyebrow}</p>
        <p className={title.length > LONG_TITLE ? 'share-title share-title-long' : 'share-title'}>{title}</p>
      </div>
      <div className="share-name">
        <Logo />
      </div>
      <Cover topic={motif} slug={name} />
    </body>
  );
}
