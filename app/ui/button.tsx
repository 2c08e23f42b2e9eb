import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './button.css';

type Look = {
  /** one `solid` button a form or card: the primary action; `text`: a secondary action, styled as a link */
  kind?: 'solid' | 'line' | 'text';
  small?: boolean;
};

type ButtonProps = ComponentProps<'button'> & Look;

/** Shows a button. It submits its form unless `type` says otherwise. */
export function Button({ kind = 'solid', small = false, type = 'submit', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classNames(look(kind, small), className)} />;
}

type ButtonLinkProps = Look & {
  href: string;
  /** leads to another site: shown as an arrow, read aloud as „pagină externă” */
  external?: boolean;
  rel?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** Shows a link that looks like a button, for the main action of a page. */
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
