import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';

type OffersHeadProps = {
  title: string;
  /** explanation of the title's number; empty without one */
  lede: string;
};

/** Shows the title, which answers the request, and the explanation of its number. */
export function OffersHead({ title, lede }: OffersHeadProps) {
  return (
    <div className="wrap offers-head">
      <Breadcrumbs current="Oferte" />
      <h1>{title}</h1>
      {lede !== '' && <p>{lede}</p>}
    </div>
  );
}
