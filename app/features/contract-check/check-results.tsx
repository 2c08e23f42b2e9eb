import type { Citation } from '#domain/law/law-library.ts';
import { statusWords } from '#domain/law/reading-status.ts';
import type { CheckResult } from '#domain/contract-check/check-contract.ts';
import { type Verdict, verdictWords } from '#domain/contract-check/verdict.ts';
import { formatLei } from '#domain/text/format-money.ts';
import { fieldAnchor } from './field-anchor.ts';
import { VerdictMark } from './verdict-mark.tsx';
import './check-results.css';

const order: readonly Verdict[] = ['over', 'ask', 'under', 'unknown'];

/** Every check with its verdict, sentence, article and how that was read; what lacks an answer stands together at the end. */
export function CheckResults({ results }: { results: readonly CheckResult[] }) {
  const isMissing = ({ verdict, needs }: CheckResult) => verdict === 'unknown' && needs !== undefined;
  const said = results
    .filter((result) => !isMissing(result))
    .toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const missing = results.filter(isMissing);
  return (
    <div>
      <ul className="check-list">
        {said.map((result) => (
          <Result key={result.id} {...result} />
        ))}
      </ul>
      {missing.length > 0 && (
        <>
          <h3 className="check-missing-title">Mai putem verifica</h3>
          <p className="fine">Până atunci: {verdictWords.unknown}.</p>
          <ul className="check-missing">
            {missing.map(({ id, title, sentence, needs = '' }) => (
              <li key={id}>
                <a href={`#${fieldAnchor(needs)}`}>{title}</a>
                <p>{sentence}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Result({ title, verdict, sentence, readings, basis, needs }: CheckResult) {
  return (
    <li className={`check-item check-item-${verdict}`}>
      <VerdictMark verdict={verdict} />
      <div>
        <h3>{title}</h3>
        <p className="check-verdict">{verdictWords[verdict]}</p>
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
        {needs && (
          <p>
            <a href={`#${fieldAnchor(needs)}`}>Completați răspunsul</a>
          </p>
        )}
      </div>
      <p className="check-basis">
        {basis.map((citation) => (
          <Basis key={citation.name} {...citation} />
        ))}
      </p>
    </li>
  );
}

function Basis({ name, status, href }: Citation) {
  return (
    <span>
      {href ? <a href={href}>{name}</a> : name}
      <br />
      {statusWords[status]}
    </span>
  );
}
