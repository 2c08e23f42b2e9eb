import { OfficeTabs } from '#app/office/ui/office-tabs.tsx';

/** Shows the tabs of the pages about texts. */
export function TextTabs() {
  const tabs = [
    { label: 'Toate', to: '/texte/' },
    { label: 'Propuse', to: '/texte/propuneri/' },
    { label: 'Text nou', to: '/texte/nou/' },
    { label: 'Ce este publicat', to: '/texte/versiuni/' },
    { label: 'Legea', to: '/texte/legi/' },
  ];
  return <OfficeTabs label="Texte" tabs={tabs} />;
}
