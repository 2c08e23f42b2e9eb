import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './tag.css';

type TagProps = {
  /** `old`: for an old price, „preț din 2022” */
  kind?: 'plain' | 'solid' | 'petrol' | 'old';
  children: ReactNode;
};

/** Shows a short label beside its subject: „preț publicat”, „doar sectorul public”. */
export function Tag({ kind = 'plain', children }: TagProps) {
  return <span className={classNames('tag', kind !== 'plain' && `tag-${kind}`)}>{children}</span>;
}
