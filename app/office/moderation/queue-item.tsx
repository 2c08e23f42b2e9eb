import { Link } from 'react-router';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { PersonName } from '#app/ui/person-name.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { TextActions } from './text-actions.tsx';
import type { Decision, QueuedText } from './queued-text.ts';

type Props = {
  text: QueuedText;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onDecide: (decision: Decision) => void;
};

/** Shows one text with everything needed for a decision. */
export function QueueItem({ text, isChosen, isBusy, onChoose, onDecide }: Props) {
  const { kind, id, slug, name, label, stars, createdAt, answers, originalText } = text;
  const path = kind === 'comment' ? `/${slug}/` : lenderPath(slug);
  return (
    <article className="queue-item">
      <header>
        <Checkbox
          id={`alege-${id}`}
          name="alese"
          value={id}
          checked={isChosen}
          onChange={onChoose}
          label={
            <b>
              <PersonName>{name}</PersonName>
            </b>
          }
        />
        {label && <Tag kind="petrol">{label === 'author' ? 'autor' : 'Împrumut Clar'}</Tag>}
        <Tag>{kind === 'comment' ? 'comentariu' : `părere, ${stars} din 5`}</Tag>
        <a href={path} target="_blank" rel="noreferrer">
          {path}
        </a>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </header>
      {answers && (
        <blockquote className="queue-answered">
          <b>
            <PersonName>{answers.name}</PersonName>:
          </b>{' '}
          {answers.text}
        </blockquote>
      )}
      <p className="queue-text">{text.text}</p>
      {originalText !== null && (
        <details>
          <summary>Corectat. Cum a fost scris</summary>
          <p className="queue-text">{originalText}</p>
        </details>
      )}
      <SenderHistory text={text} />
      <DecisionButtons isBusy={isBusy} onDecide={onDecide} about={name} now={text.status} />
      <TextActions text={text} />
    </article>
  );
}

const stateNames = [
  ['published', 'publicate'],
  ['rejected', 'respinse'],
  ['spam', 'spam'],
  ['pending', 'în așteptare'],
] as const;

function SenderHistory({ text: { sender, history } }: { text: QueuedText }) {
  if (sender === null) return null;
  const known = stateNames.flatMap(([state, name]) => (history[state] ? [`${history[state]} ${name}`] : []));
  return (
    <p className="fine">
      {'Expeditor '}
      <Link to={`/moderare/?stare=published&expeditor=${sender}`}>{sender}</Link>
      {known.length > 0 ? `: ${known.join(', ')}` : ': primul text de la această adresă'}
    </p>
  );
}
