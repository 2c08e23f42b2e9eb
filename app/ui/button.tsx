import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './button.css';

type Look = {
  /** one `solid` button a form or card: the thing to do next; `text`: another way on, a link */
  kind?: 'solid' | 'line' | 'text';
  small?: boolean;
};

type ButtonProps = ComponentProps<'button'> & Look;

/** A button. Submits its form unless `type` says otherwise. */
export function Button({ kind = 'solid', small = false, type = 'submit', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classNames(look(kind, small), className)} />;
}

type ButtonLinkProps = Look & {
  href: string;
  /** leads to another site: an arrow for the eye, „pagină externă” for the ear */
  external?: boolean;
  rel?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** A link that looks like a button, for the main way onward of a page. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, kind = 'solid', small = false, external = false, rel, className, children } = props;
  return (
    <a href={href} rel={rel} className={classNames(look(kind, small), className)}>
      {children}
      {external && (
        <>
          <Icon name="external" size={16} />
          <span className="sr"> (pagină externă)</span>
        </>
      )}
    </a>
  );
}

function look(kind: 'solid' | 'line' | 'text', small: boolean) {
  if (kind === 'text') return 'go';
  return classNames('btn', kind === 'line' && 'btn-line', small && 'btn-small');
}
