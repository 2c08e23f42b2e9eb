import { Button } from '#app/ui/button.tsx';
import type { Column } from '#app/office/ui/office-table.tsx';

type RetryColumnProps<Row> = {
  /** what the button says */
  text: string;
  /** the same with what it is about: read aloud */
  labelOf: (row: Row) => string;
  isBusy: boolean;
  retry: (row: Row) => void;
};

/** The last column of a list of what failed: a button that does it again. */
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
