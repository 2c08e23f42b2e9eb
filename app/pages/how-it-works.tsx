import type { ApprovalTestTexts } from '#domain/texts/schemas/approval-test-schema.ts';
import { ApprovalTest } from '#app/tools/approval-test/approval-test.tsx';
import type { ApprovalQuery } from '#domain/tools/approval-test/approval-query.ts';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

export type HowItWorksData = { page: TextPageData; test: { texts: ApprovalTestTexts; query: ApprovalQuery } };

/** /cum-functioneaza/: shows the steps as a text, then the approval test. */
export function HowItWorksRoute({ data: { page, test } }: { data: HowItWorksData }) {
  return (
    <>
      <TextPageRoute data={page} />
      <ApprovalTest texts={test.texts} query={test.query} action="/cum-functioneaza/" />
    </>
  );
}
