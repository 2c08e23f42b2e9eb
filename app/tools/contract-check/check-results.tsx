import type { CheckResult } from '#domain/tools/contract-check/check-contract.ts';
import type { Verdict } from '#domain/tools/contract-check/verdict.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { Fold } from '#app/ui/fold.tsx';
import { fieldAnchor } from './field-anchor.ts';
import { VerdictMark } from './verdict-mark.tsx';
import './check-results.css';

const order: readonly Verdict[] = ['over', 'ask', 'under', 'unknown'];
/** Text of a row for each verdict. */
const words: Readonly<Record<Verdict, string>> = {
  over: 'peste lege',
  ask: 'de întrebat',
  under: 'sub plafon',
  unknown: 'de știut',
};

/** Shows every check as a row; problems come first and are open, and checks without an answer stand together at the end. */
export function CheckResults({ results }: { results: readonly CheckResult[] }) {
  const isMissing = ({ verdict, needs }: CheckResult) => verdict === 'unknown' && needs !== undefined;
  const said = results
    .filter((result) => !isMissing(result))
    .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const missing = results.filter(isMissing);
  return (
    <div className="check-rows">
      {said.map((result, at) => (
        <Row key={result.id} result={result} isOpen={isOff(result) && at < MOST_OPEN} />
      ))}
      {missing.length > 0 && (
        <Fold summary={`Mai putem verifica ${countNoun(missing.length, 'lucru', 'lucruri')}`}>
          <ul className="check-missing">
            {missing.map(({ id, title, sentence, needs = '' }) => (
              <li key={id}>
                <a href={`#${fieldAnchor(needs)}`}>{title}</a>
                <p>{sentence}</p>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

// More open rows would be a wall of text: each row states its result anyway.
const MOST_OPEN = 3;

function isOff({ verdict }: CheckResult): boolean {
  return verdict === 'over' || verdict === 'ask';
}

function Row({ result, isOpen }: { result: CheckResult; isOpen: boolean }) {
  const { title, verdict, sentence, readings, basis, needs } = result;
  return (
    <details className={`fold check-row check-row-${verdict}`} open={isOpen}>
      <summary>
        <VerdictMark verdict={verdict} />
        <span className="check-title">{title}</span>
        <span className="check-said">{words[verdict]}</span>
      </summary>
      <div className="fold-body">
        <p>{sentence}</p>
        {readings && (
          <ul className="check-readings">
            {readings.map(({ name, most, over }) => (
              <li key={name}>
                Dacă {name}: cel mult {formatLei(most)}
                {over !== null && `, trece cu ${formatLei(over)}`}.
              </li>
            ))}
          </ul>
        )}
        <p className="check-basis">
          {basis.map(({ name, href }, at) => (
            <span key={name}>
              {at > 0 && '; '}
              {href ? <a href={href}>{name}</a> : name}
            </span>
          ))}
        </p>
        {needs && (
          <p>
            <a href={`#${fieldAnchor(needs)}`}>Completați răspunsul</a>
          </p>
        )}
      </div>
    </details>
  );
}
