import { AllPagesPage } from '#app/texts/all-pages/all-pages-page.tsx';
import type { PageGroup } from '#app/texts/all-pages/group-pages.ts';

export function AllPagesRoute({ data: { groups } }: { data: { groups: readonly PageGroup[] } }) {
  return <AllPagesPage groups={groups} />;
}
