import { ButtonLink } from '#app/ui/button.tsx';

type LenderWaysProps = {
  name: string;
  /** of the offer that is here now */
  offerId: string | null;
  /** null: nobody is sent there */
  leavingHref: string | null;
  /** where a request for its price is made; null: nowhere */
  askHref: string | null;
  /** „Comparați cu alte oferte”, „Pagina întreagă despre …” */
  other: { href: string; label: string } | null;
};

/** The way to the lender, another way on, and who pays us. */
export function LenderWays({ name, offerId, leavingHref, askHref, other }: LenderWaysProps) {
  if (!leavingHref && !other) return null;
  return (
    <div className="lender-ways" data-offer={offerId}>
      {leavingHref && (
        <ButtonLink href={leavingHref} rel="nofollow">
          Mergeți la {name}
        </ButtonLink>
      )}
      {other && (
        <ButtonLink href={other.href} kind="line">
          {other.label}
        </ButtonLink>
      )}
      {askHref && (
        <ButtonLink href={askHref} kind="text" rel="nofollow">
          Cereți prețul în scris
        </ButtonLink>
      )}
      {leavingHref && (
        <p className="fine">
          Fără acorduri plătite: <a href="/cum-ordonam/">cum ordonăm</a>.
        </p>
      )}
    </div>
  );
}
