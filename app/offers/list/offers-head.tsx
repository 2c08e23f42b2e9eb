import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';

type OffersHeadProps = {
  title: string;
  /** what stands behind the title's number; empty: nothing more is to be said */
  lede: string;
};

/** The title, which answers, and what stands behind its number. */
export function OffersHead({ title, lede }: OffersHeadProps) {
  return (
    <div className="wrap offers-head">
      <Breadcrumbs current="Oferte" />
      <h1>{title}</h1>
      {lede !== '' && <p>{lede}</p>}
    </div>
  );
}
