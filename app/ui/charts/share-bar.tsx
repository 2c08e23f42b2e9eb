import './share-bar.css';

/**
 * Shows a share of a whole as a bar in a row of a table. Decorative: the figure beside it says the same. @param props.share 0 to
 * 1
 */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share * 100} height={10} />
    </svg>
  );
}
