import { classNames } from './class-names.ts';
import './chips.css';

type Chip = {
  href: string;
  label: string;
  /** leads to the page one is on */
  isCurrent?: boolean;
  /** read aloud in place of the label */
  name?: string;
  rel?: 'next' | 'tag';
};

type ChipsProps = {
  /** names them as a way around the site; left out where a heading right above does */
  label?: string;
  chips: readonly Chip[];
  className?: string;
};

/** A few short links side by side, of which one may be where one is. */
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
