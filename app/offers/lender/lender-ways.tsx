import { Acts } from '#app/ui/acts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { telephone } from '#app/offers/shared/offer/lender-facts.ts';

type Way = { href: string; label: string };
type LenderWaysProps = {
  name: string;
  /** of the offer that is here now */
  offerId: string | null;
  /** whether its price for the request is known: then one goes there, else one asks first */
  isPriced: boolean;
  /** null: nobody is sent there */
  leavingHref: string | null;
  /** where a request for its price is made; null: nowhere */
  askHref: string | null;
  /** as the lender prints it; null: not known */
  phone: string | null;
  /** „Comparați cu alte oferte”, „Pagina întreagă despre …” */
  other: Way | null;
};

/** The way on, the best one first: to a lender whose price is known, else to the question what it costs. And who pays us. */
export function LenderWays({ name, offerId, isPriced, leavingHref, askHref, phone, other }: LenderWaysProps) {
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
          Nimeni nu ne plătește pentru asta: <a href="/cum-ordonam/">cum ordonăm</a>.
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
  // A telephone number is one word for validators, with what stands before it in its link.
  return { href, label: `Sunați\u00a0la\u00a0${value}` };
}
