import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BandProps = {
  /** id of the section; its heading is `{id}-titlu` */
  id: string;
  title: string;
  intro?: ReactNode;
  /** heading above the content at every width, for content that needs the whole page */
  wide?: boolean;
  children: ReactNode;
};

/** Shows a section of a page between black rules: heading and intro on the left, content on the right. Styles: frame.css. */
export function Band({ id, title, intro, wide = false, children }: BandProps) {
  return (
    <section className={classNames('band', wide && 'band-wide')} aria-labelledby={`${id}-titlu`} id={id}>
      <div className="wrap">
        <div className="band-head">
          <h2 id={`${id}-titlu`}>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
