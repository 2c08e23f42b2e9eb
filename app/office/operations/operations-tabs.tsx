import { OfficeTabs } from '#app/office/ui/office-tabs.tsx';

/** Shows the tabs of the pages about operations. */
export function OperationsTabs() {
  const tabs = [
    { label: 'Starea', to: '/operatiuni/' },
    { label: 'Verificări', to: '/operatiuni/verificari/' },
    { label: 'Notificări', to: '/operatiuni/notificari/' },
  ];
  return <OfficeTabs label="Operațiuni" tabs={tabs} />;
}
