import { useAccess, useMe } from '#app/office/frame/me.ts';
import { OfficeTabs } from '#app/office/ui/office-tabs.tsx';

/** Shows the tabs of the pages about price evidence. */
export function EvidenceTabs() {
  const { counts } = useMe();
  const isEditor = useAccess(['editor']);
  const tabs = [
    { label: 'Creditori', to: '/dovezi/' },
    ...(isEditor
      ? [
          { label: 'Dovadă nouă', to: '/dovezi/noua/' },
          { label: 'De aprobat', to: '/dovezi/propuneri/', count: counts['evidence-changes'] },
          { label: 'Raportate', to: '/dovezi/raportate/', count: counts['price-reports'] },
          { label: 'Cereri de preț', to: '/dovezi/cereri/', count: counts['sent-requests'] },
        ]
      : []),
    { label: 'Prospețime', to: '/dovezi/prospetime/' },
    { label: 'Tabele', to: '/dovezi/tabele/' },
    { label: 'Copii ale surselor', to: '/dovezi/copii/' },
  ];
  return <OfficeTabs label="Dovezi" tabs={tabs} />;
}
