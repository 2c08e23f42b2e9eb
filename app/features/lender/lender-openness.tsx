import type { ReactNode } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import { countSquares } from '#domain/transparency/squares.ts';
import { Fold } from '#app/ui/fold.tsx';
import { LenderAnswer } from '#app/shared/transparency/lender-answer.tsx';
import type { LenderSquares } from '#app/shared/transparency/lender-squares.ts';
import { SquaresInWords, TenSquares } from '#app/shared/transparency/ten-squares.tsx';
import './lender-openness.css';

type LenderOpennessProps = {
  name: string;
  openness: LenderSquares;
  /** the way on, which stands on the same card */
  children?: ReactNode;
};

/** What stands on the lender's own pages before an application: ten squares, and each of them in words behind a fold. */
export function LenderOpenness({ name, openness, children }: LenderOpennessProps) {
  const { squares, round, answer, href } = openness;
  const { found, missing } = countSquares(squares);
  return (
    <section className="lender-openness" id="verificat" aria-labelledby="verificat-titlu">
      <h2 id="verificat-titlu">
        Ce arată înainte de cerere: <b>{round ? `${found} din ${squares.length}` : 'neverificat'}</b>
      </h2>
      <TenSquares squares={squares} />
      {children}
      <p className="lender-openness-say">
        {round
          ? `Runda ${round.number}, publicată la ${formatDate(round.publishedOn)}: găsite ${found}, căutate și negăsite ${missing}.`
          : 'Încă nu am publicat nicio rundă cu paginile lui deschise de un om, de aceea toate sunt hașurate.'}{' '}
        Pătrățelele spun ce se poate citi, nu cât de bun sau de ieftin este creditorul.
      </p>
      <Fold summary="Cele zece întrebări" look="why">
        <SquaresInWords squares={squares} />
        <p>
          <a href={round ? href : '/transparenta/'}>Toți creditorii</a>,{' '}
          <a href="/metoda-de-evaluare/">metoda de evaluare</a>
        </p>
      </Fold>
      {answer && <LenderAnswer name={name} answer={answer} />}
    </section>
  );
}
