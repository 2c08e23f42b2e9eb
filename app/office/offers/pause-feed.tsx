import type { LeadFeedsAnswer } from '#domain/answers/office/lead-feeds.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { callApi } from '#app/office/call-api.ts';
import { Button } from '#app/ui/button.tsx';

/** Pauses a list, which then has no offers, or resumes it. */
export function PauseFeed({ feed: { leadId, isPaused } }: { feed: LeadFeedsAnswer['feeds'][number] }) {
  const { run, isBusy, error, idOf } = useChange();
  const path = `lead-feeds/${encodeURIComponent(leadId)}/pause`;
  return (
    <div className="office-stack">
      <ChangeProblem error={error} idOf={idOf} />
      <div>
        <Button
          kind="line"
          small
          type="button"
          disabled={isBusy}
          onClick={() => void run(() => callApi(path, { method: 'POST', body: { isPaused: !isPaused } }))}
        >
          {isPaused ? 'Porniți din nou' : 'Opriți'}
          <span className="sr"> lista {leadId}</span>
        </Button>
      </div>
    </div>
  );
}
