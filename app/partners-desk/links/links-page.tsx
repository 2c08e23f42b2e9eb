import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { partnerLink } from '#domain/partners/links/partner-link.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import { type FormValues, formValues } from '#app/desk/form-values.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { QrImage } from '#app/desk/qr-image.tsx';
import { load } from '#app/partners-desk/call-api.ts';
import { useMe } from '#app/partners-desk/frame/me.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

export const loader = (args: LoaderFunctionArgs) => load('link-targets', args);

/** Value of the choice „typed page”; offers have a prefix and their id. */
const OTHER_PAGE = 'pagina';
const OFFER = 'oferta ';
/** The first labels are shown, the rest are in a fold. */
const SHOWN = 2;

/** /parteneri/linkuri/: makes a link with the partner's `pid` and labels, to copy or to read with a phone. */
export function Component() {
  const { origin, offers } = useLoaderData<typeof loader>();
  const { providerId } = useMe();
  const [values, setValues] = useState<FormValues>({ tinta: '/offers/' });
  const link = partnerLink({ origin, target: targetOf(values), providerId, subs: values });
  const subField = (name: string) => (
    <TextField key={name} id={name} name={name} label={name} maxLength={255} autoComplete="off" />
  );
  return (
    <>
      <OfficeHead title="Linkuri" />
      <form
        className="office-stack office-narrow"
        onChange={(event) => setValues(formValues(event.currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <SelectField
          id="tinta"
          name="tinta"
          label="Unde duce"
          defaultValue="/offers/"
          options={[
            { value: '/offers/', label: 'Lista de oferte' },
            { value: '/', label: 'Prima pagină' },
            { value: OTHER_PAGE, label: 'Altă pagină a site-ului' },
            ...offers.map(({ id, header }) => ({ value: OFFER + id, label: `Oferta ${header}` })),
          ]}
        />
        {offers.length === 0 && (
          <p className="fine">
            Nu aveți încă termeni pentru nicio ofertă: clicurile se numără, dar nu se plătesc.
          </p>
        )}
        {values['tinta'] === OTHER_PAGE && (
          <TextField
            id="pagina"
            name="pagina"
            label="Adresa paginii"
            hint={`De exemplu ${origin}/drumuri/`}
            error={link === null ? `Scrieți o adresă care începe cu ${origin}` : undefined}
          />
        )}
        {subNames.slice(0, SHOWN).map(subField)}
        <Fold summary="sub3 – sub8">
          <div className="office-stack">{subNames.slice(SHOWN).map(subField)}</div>
        </Fold>
        <p className="fine">
          Nu puneți în etichete nume, telefoane sau adrese de e-mail. Le vedeți în rapoarte după primul clic.
        </p>
      </form>
      {link !== null && <ReadyLink link={link} />}
    </>
  );
}

function targetOf({ tinta = '', pagina = '' }: FormValues) {
  if (tinta.startsWith(OFFER)) return { offerId: tinta.slice(OFFER.length) };
  return { page: tinta === OTHER_PAGE ? pagina : tinta };
}

function ReadyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  async function copy() {
    await navigator.clipboard.writeText(link);
    setCopied(link);
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="link-titlu">
      <h2 id="link-titlu">Linkul dumneavoastră</h2>
      <div className="office-stack">
        <TextField
          id="link"
          name="link"
          label="Adresa"
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        {'clipboard' in navigator && (
          <Button small type="button" onClick={() => void copy()}>
            Copiați
          </Button>
        )}
        <p role="status">{copied === link && 'Linkul este copiat.'}</p>
        <QrImage text={link} label="Cod QR cu linkul de mai sus" />
      </div>
    </section>
  );
}
