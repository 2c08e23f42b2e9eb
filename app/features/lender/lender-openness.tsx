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

/** The way on, and what stands on the lender's own pages before an application; before a round, the questions to ask it oneself. */
export function LenderOpenness({ name, openness, children }: LenderOpennessProps) {
  const { squares, round, answer, href } = openness;
  if (!round) return <QuestionsToAsk>{children}</QuestionsToAsk>;
  const { found, missing } = countSquares(squares);
  return (
    <section className="lender-openness" id="verificat" aria-labelledby="verificat-titlu">
      <h2 id="verificat-titlu">
        Ce arată înainte de cerere: <b>{`${found} din ${squares.length}`}</b>
      </h2>
      <TenSquares squares={squares} />
      {children}
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
      {answer && <LenderAnswer name={name} answer={answer} />}
    </section>
  );
}

/** Ten hatched squares would tell nothing, and stand before the way on: the questions alone help whoever is about to apply. */
function QuestionsToAsk({ children }: { children: ReactNode }) {
  return (
    <section className="lender-openness" id="verificat" aria-label="Mai departe">
      {children}
      <Fold summary="Ce să aflați înainte de cerere" look="why">
        <ol>
          {checks.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ol>
        <p>
          <a href="/transparenta/#zece">De ce contează fiecare</a>
        </p>
      </Fold>
    </section>
  );
}
