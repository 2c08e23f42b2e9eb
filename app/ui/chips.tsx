import { classNames } from './class-names.ts';
import './chips.css';

type Chip = {
  href: string;
  label: string;
  /** leads to the current page */
  isCurrent?: boolean;
  /** accessible name in place of the label */
  name?: string;
  rel?: 'next' | 'tag';
};

type ChipsProps = {
  /** name of the navigation; left out if a heading right above says it */
  label?: string;
  chips: readonly Chip[];
  className?: string;
};

/** Shows a few short links side by side; one of them may be the current page. */
export function Chips({ label, chips, className }: ChipsProps) {
  const Box = label === undefined ? 'p' : 'nav';
  return (
    <Box className={classNames('chips', className)} aria-label={label}>
      {chips.map(({ href, label: text, isCurrent = false, name, rel }) => (
        <a
          key={`${href} ${text}`}
          href={href}
          rel={rel}
          aria-label={name}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </a>
      ))}
    </Box>
  );
}
