import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './link.css';

type TextLinkProps = ComponentProps<'a'> & {
  href: string;
  /** in lists of links, where colour and underline on every line would only be noise */
  quiet?: boolean;
};

/** A link inside text or in a list. */
export function TextLink({ quiet = false, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classNames(quiet && 'quiet', className) || undefined}>
      {children}
    </a>
  );
}
