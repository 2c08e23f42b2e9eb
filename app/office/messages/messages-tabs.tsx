import { useAccess, useMe } from '#app/office/frame/me.ts';
import { OfficeTabs } from '#app/office/ui/office-tabs.tsx';

/** Shows the tabs of „Mesaje” to those who have more than one: requests about data are for administrators alone. */
export function MessagesTabs() {
  const { counts } = useMe();
  const isAdministrator = useAccess([]);
  if (!isAdministrator) return null;
  const tabs = [
    { label: 'Toate', to: '/mesaje/' },
    { label: 'Cereri despre date', to: '/mesaje/date/', count: counts['data-requests'] },
  ];
  return <OfficeTabs label="Mesaje" tabs={tabs} />;
}
