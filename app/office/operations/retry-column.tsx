import { Button } from '#app/ui/button.tsx';
import type { Column } from '#app/desk/office-table.tsx';

type RetryColumnProps<Row> = {
  /** label of the button */
  text: string;
  /** the same with its subject, for screen readers */
  labelOf: (row: Row) => string;
  isBusy: boolean;
  retry: (row: Row) => void;
};

/** Returns the last column of a list of failures: a retry button. */
export function retryColumn<Row>({ text, labelOf, isBusy, retry }: RetryColumnProps<Row>): Column<Row> {
  return {
    name: 'retry',
    label: 'Din nou',
    cell: (row) => (
      <Button
        kind="line"
        small
        type="button"
        disabled={isBusy}
        aria-label={labelOf(row)}
        onClick={() => retry(row)}
      >
        {text}
      </Button>
    ),
  };
}
