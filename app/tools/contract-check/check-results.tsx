import type { CheckResult } from '#domain/tools/contract-check/check-contract.ts';
import type { Verdict } from '#domain/tools/contract-check/verdict.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { Fold } from '#app/ui/fold.tsx';
import { fieldAnchor } from './field-anchor.ts';
import './verdict-mark.css';
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

// Four shapes, not four colours: they differ even in grey print.
const signs: Readonly<Record<Verdict, string>> = {
  under: 'm5 10 3.5 3.5L15 6.5',
  ask: 'M7 7.5a3 3 0 1 1 4.2 2.8c-.8.4-1.2.9-1.2 1.7v.5M10 15v.5',
  over: 'm6 6 8 8m0-8-8 8',
  unknown: '',
};

/** Shows the square of a verdict. Decorative: the verdict is written beside it. */
function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      className={`verdict-mark verdict-mark-${verdict}`}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="18" height="18" />
      {signs[verdict] && <path d={signs[verdict]} />}
    </svg>
  );
}
