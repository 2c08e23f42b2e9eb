import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './menu.css';

type MenuProps = {
  label: string;
  /** menus with the same name close each other */
  name: string;
  className?: string;
  children: ReactNode;
};

/**
 * Shows a menu that opens below its label. Native details, so it needs no script; the runtime handles Escape and outside clicks.
 */
export function Menu({ label, name, className, children }: MenuProps) {
  return (
    <details className={classNames('menu', className)} name={name}>
      <summary>
        {label}
        <Icon name="chevron" size={14} />
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}
