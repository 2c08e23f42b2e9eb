import { Acts } from '#app/ui/acts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { telephone } from '#app/offers/shared/offer/lender-facts.ts';

type Way = { href: string; label: string };
type LenderWaysProps = {
  name: string;
  /** of the offer currently shown */
  offerId: string | null;
  /** whether its price for the request is known: then the link leads to the lender, otherwise to the price request */
  isPriced: boolean;
  /** null: no link to the lender */
  leavingHref: string | null;
  /** sentence: who pays us for the offer; null: we are not paid */
  whoPays: string | null;
  /** page that requests its price; null without one */
  askHref: string | null;
  /** as printed by the lender; null if unknown */
  phone: string | null;
  /** „Comparați cu alte oferte”, „Pagina întreagă despre …” */
  other: Way | null;
};

/** Shows the next steps, the best first: to a lender with a known price, otherwise to its price request. Names who pays us. */
export function LenderWays(props: LenderWaysProps) {
  const { name, offerId, isPriced, leavingHref, whoPays, askHref, phone, other } = props;
  const leave = leavingHref === null ? null : { href: leavingHref, label: `Mergeți la ${name}` };
  const ask = askHref === null ? null : { href: askHref, label: 'Cereți prețul în scris' };
  const call = phone === null ? null : callWay(phone);
  const ways = (isPriced ? [leave, other] : [ask, call, leave, other]).filter((way) => way !== null);
  if (ways.length === 0) return null;
  return (
    <div className="lender-ways" data-offer={offerId}>
      <Acts look="stacked">
        {ways.slice(0, 2).map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} kind={index === 0 ? 'solid' : 'line'} rel={relOf(href)}>
            {label}
          </ButtonLink>
        ))}
        {ways.slice(2).map(({ href, label }) => (
          <ButtonLink key={href} href={href} kind="text" rel={relOf(href)}>
            {label}
          </ButtonLink>
        ))}
      </Acts>
      {leavingHref && (
        <p className="fine">
          {whoPays === null ? (
            'Nimeni nu ne plătește pentru asta: '
          ) : (
            <>{whoPays} Locul ofertei nu depinde de asta: </>
          )}
          <a href="/cum-ordonam/">cum ordonăm</a>.
        </p>
      )}
    </div>
  );

  function relOf(href: string): string | undefined {
    return href === leavingHref || href === askHref ? 'nofollow' : undefined;
  }
}

function callWay(phone: string): Way {
  const { value, href } = telephone(phone);
  // HTML validators take a telephone number as one word, together with the words before it in its link.
  return { href, label: `Sunați\u00a0la\u00a0${value}` };
}
