import { Button } from '#app/ui/button.tsx';
import type { Decision } from './queued-text.ts';

type Props = {
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
  /** subject of the buttons, for screen readers */
  about?: string;
  /** the current state: its button is left out */
  now?: string;
};

const buttons = [
  { decision: 'published', label: 'Publicați', kind: 'solid' },
  { decision: 'rejected', label: 'Respingeți', kind: 'line' },
  { decision: 'spam', label: 'Spam', kind: 'line' },
] as const;

/** Shows the three decisions. */
export function DecisionButtons({ isBusy, onDecide, about, now }: Props) {
  return (
    <p className="office-actions">
      {buttons
        .filter(({ decision }) => decision !== now)
        .map(({ decision, label, kind }) => (
          <Button
            key={decision}
            type="button"
            small
            kind={kind}
            disabled={isBusy}
            onClick={() => onDecide(decision)}
          >
            {label}
            {about && <span className="sr">: {about}</span>}
          </Button>
        ))}
    </p>
  );
}
