import { memo } from 'react';
import { Acts } from '#app/ui/acts.tsx';
import { Band } from '#app/ui/band.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ShareLink } from '#app/ui/share-link.tsx';
import type { OffersTexts } from './offers-page-data.ts';

type OffersEndProps = {
  texts: OffersTexts['end'];
  /** six roads for the request; null if it cannot be read */
  roads: string | null;
  /** the list as displayed; null if the request cannot be read */
  link: string | null;
  /** whether notifications about new offers are available */
  hasNotices: boolean;
};

/** Links to further steps, for visitors with an offer of a lender and without one. */
export const OffersEnd = memo(function OffersEnd({ texts, roads, link, hasNotices }: OffersEndProps) {
  return (
    <Band id="altfel" title={texts.title} intro={texts.text} wide>
      <Acts look="stacked">
        <ButtonLink href="/verificare/">{texts.check}</ButtonLink>
        {roads && (
          <ButtonLink href={roads} kind="line">
            {texts.roads}
          </ButtonLink>
        )}
      </Acts>
      {link && <ShareLink href={link} label="Trimiteți linkul listei" />}
      <ul className="offers-links">
        {texts.links.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {hasNotices && (
          <li>
            <a href="/notificari/?tema=oferte">{texts.notices}</a>
          </li>
        )}
      </ul>
    </Band>
  );
});
