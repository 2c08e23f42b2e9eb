import { AllPagesPage } from '#app/features/all-pages/all-pages-page.tsx';
import type { PageGroup } from '#app/features/all-pages/group-pages.ts';

export function AllPagesRoute({ data: { groups } }: { data: { groups: readonly PageGroup[] } }) {
  return <AllPagesPage groups={groups} />;
}
