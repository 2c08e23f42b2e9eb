import { Band } from '#app/ui/band.tsx';
import type { HomeTexts } from '#domain/content/home-schema.ts';
import './loan-index.css';

export type LoanIndexEntry = { slug: string; menu: string };

type LoanIndexProps = {
  texts: HomeTexts['loanTypes'];
  /** in alphabetical order */
  entries: readonly LoanIndexEntry[];
};

/** Every loan type that has a page, A to Z. */
export function LoanIndex({ texts: { title, intro }, entries }: LoanIndexProps) {
  if (entries.length === 0) return null;
  return (
    <Band id="tipuri" title={title} intro={intro}>
      <ul className="loan-index">
        {entries.map(({ slug, menu }) => (
          <li key={slug}>
            <a href={`/${slug}/`}>{menu}</a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
