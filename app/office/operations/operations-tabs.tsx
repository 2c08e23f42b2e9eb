import { OfficeTabs } from '#app/office/ui/office-tabs.tsx';

/** The pages about the running of the site. */
export function OperationsTabs() {
  const tabs = [
    { label: 'Starea', to: '/operatiuni/' },
    { label: 'Verificări', to: '/operatiuni/verificari/' },
    { label: 'Notificări', to: '/operatiuni/notificari/' },
  ];
  return <OfficeTabs label="Operațiuni" tabs={tabs} />;
}
