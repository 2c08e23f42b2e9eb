import { useAccess, useMe } from '#app/office/frame/me.ts';
import { OfficeTabs } from '#app/office/ui/office-tabs.tsx';

/** Shows the tabs of the pages about offers. */
export function OfferTabs() {
  const { counts } = useMe();
  const isEditor = useAccess(['editor']);
  const tabs = [
    { label: 'Toate', to: '/oferte/' },
    ...(isEditor ? [{ label: 'De aprobat', to: '/oferte/modificari/', count: counts['offer-changes'] }] : []),
    { label: 'Ordinea', to: '/oferte/ordine/' },
    { label: 'Active', to: '/oferte/active/' },
    { label: 'Fișiere', to: '/oferte/fisiere/' },
  ];
  return <OfficeTabs label="Oferte" tabs={tabs} />;
}
