import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { partnerLink } from '#domain/partners/links/partner-link.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { QrImage } from '#app/desk/qr-image.tsx';
import { load } from '#app/partners-desk/call-api.ts';
import { useMe } from '#app/partners-desk/frame/me.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

export const loader = (args: LoaderFunctionArgs) => load('links', args);

const PAGE = 'page';

/** /parteneri/linkuri/: makes a link with the partner's code and labels, as text and as a QR code. */
export function Component() {
  const { origin, offers } = useLoaderData<typeof loader>();
  const { providerId } = useMe();
  const [target, setTarget] = useState(PAGE);
  const [page, setPage] = useState('/offers/');
  const [subs, setSubs] = useState<Readonly<Record<string, string>>>({});
  const link = partnerLink({
    origin,
    target: target === PAGE ? { page } : { offerId: target },
    providerId,
    subs,
  });
  const fieldOf = (name: string) => (
    <TextField
      key={name}
      id={name}
      name={name}
      label={name}
      maxLength={255}
      autoComplete="off"
      value={subs[name] ?? ''}
      onChange={({ currentTarget }) => setSubs({ ...subs, [name]: currentTarget.value })}
    />
  );
  return (
    <>
      <OfficeHead title="Linkuri" />
      <div className="office-narrow office-stack">
        <p>
          Alegeți unde duce linkul și ce etichete are. Etichetele se întorc la dumneavoastră cu fiecare
          conversie. Nu puneți în ele nume, telefoane sau adrese de e-mail.
        </p>
        <SelectField
          id="target"
          name="target"
          label="Duce la"
          options={[
            { value: PAGE, label: 'o pagină a site-ului' },
            ...offers.map(({ id, header }) => ({ value: id, label: `oferta ${header}` })),
          ]}
          value={target}
          onChange={({ currentTarget }) => setTarget(currentTarget.value)}
        />
        {target === PAGE && (
          <TextField
            id="page"
            name="page"
            label="Pagina"
            hint="De exemplu /credit-ifn/ sau adresa întreagă."
            autoComplete="off"
            value={page}
            onChange={({ currentTarget }) => setPage(currentTarget.value)}
            error={
              link === null ? 'Pagina nu este de pe acest site. Copiați adresa ei din browser.' : undefined
            }
          />
        )}
        {subNames.slice(0, 2).map(fieldOf)}
        <Fold summary="Alte etichete: sub3 – sub8">{subNames.slice(2).map(fieldOf)}</Fold>
        {link !== null && (
          <>
            <TextField
              id="link"
              name="link"
              label="Linkul dumneavoastră"
              value={link}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton key={link} text={link} />
            <QrImage text={link} label="Codul QR al linkului" />
          </>
        )}
      </div>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  return (
    <p>
      <Button
        kind="line"
        small
        type="button"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setSaid('Copiat.'),
            () => setSaid('Nu a mers. Selectați linkul și copiați-l.'),
          );
        }}
      >
        Copiați linkul
      </Button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
