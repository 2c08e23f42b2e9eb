import { useAccess, useMe } from '#app/office/frame/me.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { OfficeTabs } from '#app/office/ui/office-tabs.tsx';

/** The head of the pages about money, with the ways between them. @param documentTitle what this page is about */
export function MoneyHead({ documentTitle }: { documentTitle: string }) {
  const { counts } = useMe();
  const isAnalyst = useAccess(['analyst']);
  const isOfPartners = useAccess(['partners']);
  const tabs = [
    ...(isAnalyst
      ? [
          { label: 'Sume', to: '/bani/' },
          { label: 'Conversii', to: '/bani/conversii/' },
          { label: 'Refuzate', to: '/bani/refuzate/', count: counts['postbacks'] },
          { label: 'Chei', to: '/bani/chei/' },
        ]
      : []),
    ...(isOfPartners ? [{ label: 'Parteneri', to: '/plati/', count: counts['ledger-changes'] }] : []),
  ];
  return (
    <OfficeHead title="Bani" documentTitle={`${documentTitle} – bani`}>
      <OfficeTabs label="Bani" tabs={tabs} />
    </OfficeHead>
  );
}
