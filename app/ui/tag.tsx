import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './tag.css';

type TagProps = { kind?: 'plain' | 'solid' | 'petrol'; children: ReactNode };

/** A short word about the thing beside it: „preț cu sursă”, „doar sectorul public”. */
export function Tag({ kind = 'plain', children }: TagProps) {
  return <span className={classNames('tag', kind !== 'plain' && `tag-${kind}`)}>{children}</span>;
}
