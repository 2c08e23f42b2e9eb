import { OfficeHead } from '#app/desk/office-head.tsx';
import { OfficeTabs } from '#app/office/ui/office-tabs.tsx';

const tabs = [
  { label: 'Cine plătește', to: '/termeni/' },
  { label: 'Ce primesc partenerii', to: '/termeni/parteneri/' },
];

/** The head of the pages about terms. @param isAuthorised whether the operator may be paid at all */
export function TermsHead({ documentTitle, isAuthorised }: { documentTitle: string; isAuthorised: boolean }) {
  return (
    <>
      <OfficeHead title="Termeni" documentTitle={`${documentTitle} – termeni`}>
        <OfficeTabs label="Termeni" tabs={tabs} />
      </OfficeHead>
      {!isAuthorised && (
        <p className="office-narrow">
          <b>Operatorul nu are trecut un număr de autorizare</b>, așa că nu se pot propune termeni plătiți.
          Completați OPERATOR_AUTHORISATION și porniți din nou site-ul.
        </p>
      )}
    </>
  );
}
