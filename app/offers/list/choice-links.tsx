import type { MouseEvent } from 'react';
import type { LoanForm } from '#app/offers/shared/loan-request/use-loan-query.ts';

type Choice = { href: string; label: string; isCurrent: boolean; word: string | null };

type ChoiceLinksProps = {
  /** of the key in the address */
  name: string;
  label: string;
  look: 'sort' | 'profile';
  choices: readonly Choice[];
  edit: LoanForm['edit'];
};

/**
 * Shows the choices of one view setting as links: they work without scripts, and with scripts nothing is loaded. The form carries
 * the choice along; the default choice has no word and is not in the address.
 */
export function ChoiceLinks({ name, label, look, choices, edit }: ChoiceLinksProps) {
  const choose = (word: string | null) => (event: MouseEvent) => {
    // With a modifier key the link opens elsewhere, as links do.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    edit((params) => (word === null ? params.delete(name) : params.set(name, word)));
  };
  return (
    <nav className={look} aria-label={label}>
      <ul>
        {choices.map(({ word, href, label: text, isCurrent }) => (
          <li key={text}>
            <a href={href} rel="nofollow" aria-current={isCurrent || undefined} onClick={choose(word)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
