import type { ReactNode } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import { checks } from '#domain/transparency/checks.ts';
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

/**
 * What stands on the lender's own pages before an application: ten squares, hatched until a round is published, and behind a fold
 * each of them in words, or the questions to ask it oneself.
 */
export function LenderOpenness({ name, openness, children }: LenderOpennessProps) {
  const { squares, round, answer } = openness;
  const found = countSquares(squares).found;
  return (
    <section className="lender-openness" id="verificat" aria-labelledby="verificat-titlu">
      <h2 id="verificat-titlu">
        Ce arată înainte de cerere: <b>{round ? `${found} din ${squares.length}` : 'neverificat'}</b>
      </h2>
      <TenSquares squares={squares} />
      {children}
      {round ? <RoundInWords openness={openness} round={round} /> : <QuestionsToAsk />}
      {answer && <LenderAnswer name={name} answer={answer} />}
    </section>
  );
}

type RoundInWordsProps = { openness: LenderSquares; round: NonNullable<LenderSquares['round']> };

function RoundInWords({ openness: { squares, href }, round }: RoundInWordsProps) {
  const { found, missing } = countSquares(squares);
  return (
    <>
      <p className="lender-openness-say">
        {`Runda ${round.number}, publicată la ${formatDate(round.publishedOn)}: găsite ${found}, căutate și negăsite ${missing}.`}{' '}
        Pătrățelele spun ce se poate citi, nu cât de bun sau de ieftin este creditorul.
      </p>
      <Fold summary="Cele zece întrebări" look="why">
        <SquaresInWords squares={squares} />
        <p>
          <a href={href}>Toți creditorii</a>, <a href="/metoda-de-evaluare/">metoda de evaluare</a>
        </p>
      </Fold>
    </>
  );
}

/** Whoever is about to apply can look for the answers before we have. */
function QuestionsToAsk() {
  return (
    <Fold summary="Ce să aflați înainte de cerere" look="why">
      <ol>
        {checks.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ol>
      <p>
        <a href="/transparenta/#zece">De ce contează fiecare</a>,{' '}
        <a href="/metoda-de-evaluare/">metoda de evaluare</a>
      </p>
    </Fold>
  );
}
