import type { EvidenceEffect } from '#domain/answers/office/evidence.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { quoteInWords, saidWords } from './evidence-words.ts';

type Said = EvidenceEffect['said']['before'];

/** Shows an entry's effect on the site: the permitted statement and, for some loans, the quotes before and after. */
export function EffectView({ effect }: { effect: EvidenceEffect }) {
  const { said, quotes, notes, obstacles } = effect;
  return (
    <div className="office-stack">
      {obstacles.length > 0 && (
        <Notice>
          <p>{obstacles.join(' ')}</p>
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice>
          <p>{notes.join(' ')}</p>
        </Notice>
      )}
      {said.after !== said.before && (
        <p>
          Dovada: <del>{inWords(said.before)}</del> <ins>{inWords(said.after)}</ins>
        </p>
      )}
      {said.after === said.before && said.after !== null && <p>Dovada: {inWords(said.after)}, ca înainte.</p>}
      {quotes.length === 0 ? (
        <p className="fine">Creditorul nu are ofertă pe site: se schimbă numai lista de dovezi.</p>
      ) : (
        <DataTable label="Ce li se spune vizitatorilor, înainte și după">
          <thead>
            <tr>
              <th scope="col">Cererea</th>
              <th scope="col">Acum pe site</th>
              <th scope="col">După aprobare</th>
            </tr>
          </thead>
          <tbody>
            {quotes.map(({ loan, before, after }) => {
              const name = `${moneyInSentence(loan.principal)} pe ${formatTerm(loan.term)}`;
              const [was, is] = [quoteInWords(before), quoteInWords(after)];
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="sentence">{was}</td>
                  <td className="sentence">{was === is ? 'la fel' : <b>{is}</b>}</td>
                </tr>
              );
            })}
          </tbody>
        </DataTable>
      )}
    </div>
  );
}

function inWords(said: Said): string {
  return said === null ? 'nu există' : saidWords[said];
}
