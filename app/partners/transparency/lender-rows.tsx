import { checks } from '#domain/partners/transparency/checks.ts';
import { Fold } from '#app/ui/fold.tsx';
import { LenderAnswer } from '#app/partners/shared/transparency/lender-answer.tsx';
import { SquaresInWords, TenSquares } from '#app/partners/shared/transparency/ten-squares.tsx';
import type { TransparencyLender } from './transparency-data.ts';

/** Shows a row for each lender, with its own address: /transparenta/#smile-credit. */
export function LenderRows({ lenders }: { lenders: readonly TransparencyLender[] }) {
  return (
    <div className="lender-rows">
      <p className="lender-rows-key" aria-hidden="true">
        {checks.map(({ id }, at) => (
          <a key={id} href={`#intrebarea-${at + 1}`} tabIndex={-1}>
            {at + 1}
          </a>
        ))}
      </p>
      <ul>
        {lenders.map((lender) => (
          <LenderRow key={lender.slug} lender={lender} />
        ))}
      </ul>
    </div>
  );
}

function LenderRow({ lender }: { lender: TransparencyLender }) {
  const { slug, name, legalName, path, squares, counts, round, answer, history } = lender;
  return (
    <li id={slug}>
      <div className="lender-row-name">
        <h3>
          <a href={path}>{name}</a>
        </h3>
        <p className="fine">{legalName ?? 'nu avem denumirea firmei'}</p>
      </div>
      <TenSquares squares={squares} />
      {round && (
        <p className="lender-row-count">
          <b>{counts.found}</b> din {squares.length}
        </p>
      )}
      {round && (
        <Fold summary={`Ce am văzut la ${name}, pagină cu pagină`} look="why">
          <SquaresInWords squares={squares} />
          <p>{historyInWords(history)}</p>
        </Fold>
      )}
      {answer && <LenderAnswer name={name} answer={answer} />}
    </li>
  );
}

/** Writes „Pline: 4 în runda 1, 6 în runda 2.” */
function historyInWords(history: TransparencyLender['history']): string {
  return `Pline: ${history.map(({ round, found }) => `${found} în runda ${round}`).join(', ')}.`;
}
