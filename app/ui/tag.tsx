import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './tag.css';

type TagProps = {
  /** `old`: of an old price, „preț din 2022” */
  kind?: 'plain' | 'solid' | 'petrol' | 'old';
  children: ReactNode;
};

/** A word or two about the thing beside it: „preț publicat”, „doar sectorul public”. */
export function Tag({ kind = 'plain', children }: TagProps) {
  return <span className={classNames('tag', kind !== 'plain' && `tag-${kind}`)}>{children}</span>;
}
