import { Link, useSearchParams } from 'react-router';
import type { RefusedPostbacksAnswer } from '#domain/answers/office/refused-postbacks.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { office } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { ChangeButton } from '#app/office/ui/change-button.tsx';
import './refusal-reasons.css';
import { refusalInWords } from './refusal-in-words.ts';

type Props = Pick<RefusedPostbacksAnswer, 'reasons'> & { onSaid: (sentence: string) => void };

/** The reasons of refused reports, each a way to narrow the list and to read all of its reports again. */
export function RefusalReasons({ reasons, onSaid }: Props) {
  const [search] = useSearchParams();
  const mayRead = useAccess([]);
  const chosen = search.get('motiv');
  const named = reasons.filter((reason) => reason.refusal !== null);
  if (named.length === 0) return null;

  async function rereadAll(reason: string) {
    onSaid('');
    const { accepted, refused } = await office.post('postbacks/reread', { reason });
    onSaid(
      `S-au citit ${countNoun(accepted + refused, 'raportare', 'raportări')}: ${accepted} sunt acum conversii, ${refused} rămân refuzate.`,
    );
  }
  return (
    <ul className="refusal-reasons">
      {named.map(({ refusal, count }) => (
        <li key={refusal}>
          <p>
            <b>{count}</b>{' '}
            {chosen === refusal ? (
              <>
                {refusalInWords(refusal)} <Link to={{ search: '' }}>Arătați-le pe toate</Link>
              </>
            ) : (
              <Link to={{ search: `?motiv=${refusal}` }}>{refusalInWords(refusal)}</Link>
            )}
          </p>
          {mayRead && refusal !== null && refusal !== 'payout-large' && (
            <ChangeButton
              label={`Citiți din nou toate: ${refusalInWords(refusal)}`}
              change={() => rereadAll(refusal)}
            >
              Citiți din nou toate
            </ChangeButton>
          )}
        </li>
      ))}
    </ul>
  );
}
