import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

type UnreadRequestProps = {
  errors: readonly LoanQueryError[];
  /** of a form that holds what was typed */
  href: string;
};

/** Of an address whose sum or term can not be read, on a page without a form: what is wrong, and where it is written anew. */
export function UnreadRequest({ errors, href }: UnreadRequestProps) {
  return (
    <Notice>
      {errors.map(({ field, message, typed }) => (
        <p key={field}>
          {field === 'suma' ? 'Suma' : 'Perioada'} „{typed}” nu poate fi folosită. {message}
        </p>
      ))}
      <p>
        <ButtonLink href={href}>Scrieți din nou suma și perioada</ButtonLink>
      </p>
    </Notice>
  );
}
