import { formatDate } from '#domain/base/text/format-date.ts';
import type { LenderSquares } from './lender-squares.ts';

type Props = { name: string; answer: NonNullable<LenderSquares['answer']> };

/** Shows a lender's answer to our letter, in its own words and with its date. */
export function LenderAnswer({ name, answer: { answeredOn, words } }: Props) {
  return (
    <figure>
      <figcaption>
        {name} a răspuns la {formatDate(answeredOn)}:
      </figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  );
}
