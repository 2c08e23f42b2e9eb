import './star-pips.css';

/** Shows a rating as five small squares, filled from the left. @param stars whole number, 1 to 5 */
export function StarPips({ stars }: { stars: number }) {
  return (
    <svg className="pips" width={68} height={12} role="img" aria-label={`${stars} din 5`}>
      {[1, 2, 3, 4, 5].map((pip) => (
        <rect
          key={pip}
          className={pip <= stars ? 'on' : 'off'}
          x={(pip - 1) * 14 + 1}
          y={1}
          width={10}
          height={10}
        />
      ))}
    </svg>
  );
}
