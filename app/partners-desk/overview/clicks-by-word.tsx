import type { PartnerReport } from '#domain/answers/partners/console.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { clickWords } from '#domain/partners/clicks/click-word.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { Link } from 'react-router';
import { toldInWords } from './figure-columns.ts';

type Props = Pick<PartnerReport, 'words' | 'cookieless'>;

/** Shows the clicks of the period by outcome, and the limits of counting visitors without consent. */
export function ClicksByWord({ words, cookieless }: Props) {
  return (
    <section className="office-section">
      <h2>Ce s-a hotărât despre clicuri</h2>
      <OfficeTable
        label="Ce s-a hotărât despre clicuri"
        columns={columns}
        rows={words}
        rowKey={({ word }) => word}
        empty="Niciun clic în această perioadă."
      />
      {cookieless !== 0 && (
        <p>
          {cookieless === null
            ? 'Mai puțin de 5 clicuri numărate sunt ale unor vizitatori'
            : countNoun(
                cookieless,
                'clic numărat este al unui vizitator',
                'clicuri numărate sunt ale unor vizitatori',
              )}{' '}
          fără acord pentru cookie-uri. La ei nu știm dacă un clic se repetă.
        </p>
      )}
    </section>
  );
}

const columns: readonly Column<PartnerReport['words'][number]>[] = [
  {
    name: 'cuvant',
    label: 'Hotărârea',
    cell: ({ word }) => <Link to={`/clicuri/?cuvant=${word}`}>{clickWords[word]}</Link>,
  },
  { name: 'clicuri', label: 'Clicuri', isNumber: true, cell: ({ clicks }) => toldInWords(clicks) },
];
