import './logo.css';

/** Shows the wordmark: the name over a cost bar of its own width, linked to the home page. */
export function Logo() {
  return (
    <a className="brand" href="/" aria-label="Împrumut Clar, prima pagină">
      Împrumut Clar
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#hatch)" />
        <rect width="58%" height="100%" fill="currentColor" />
        <rect className="brand-cost" x="58%" width="18%" height="100%" />
      </svg>
    </a>
  );
}
