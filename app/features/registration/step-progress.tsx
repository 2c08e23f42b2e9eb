/** Where one is in a form of several steps. @param current from 0 */
export function StepProgress({ titles, current }: { titles: readonly string[]; current: number }) {
  return (
    <ol className="step-progress" aria-label={`Pasul ${current + 1} din ${titles.length}`}>
      {titles.map((title, index) => (
        <li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          {title}
        </li>
      ))}
    </ol>
  );
}
