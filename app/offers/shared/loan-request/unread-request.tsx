import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

type UnreadRequestProps = {
  errors: readonly LoanQueryError[];
  /** of a form with the typed values */
  href: string;
};

/** Lists the errors of an address with an unreadable amount or term, on a page without a form, and links to the form. */
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
