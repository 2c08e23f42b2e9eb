import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { load, partners } from '#app/partners-desk/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';

export const loader = (args: LoaderFunctionArgs) => load('key', args);

/** /parteneri/cheie/: the key by which the partner's own program reads what stands here. */
export function Component() {
  const { madeAt, address } = useLoaderData<typeof loader>();
  const { run, isBusy, error, idOf } = useChange();
  const [made, setMade] = useState<string | null>(null);

  async function make() {
    const answer = await run(() => partners.post('key', {}));
    setMade(answer?.key ?? null);
  }
  async function end() {
    setMade(null);
    await run(() => partners.call('key/end', { method: 'POST' }));
  }
  return (
    <>
      <OfficeHead title="Cheie" />
      <div className="office-narrow office-stack">
        <p>
          Programul dumneavoastră citește cu o cheie ce vedeți aici: oferte, clicuri, conversii, extrase.
          Apelurile sunt descrise la <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        <TextField id="adresa" name="adresa" label="Adresa" value={address} readOnly />
        <ChangeProblem error={error} idOf={idOf} />
        <p>{madeAt === null ? 'Nu aveți o cheie.' : `Aveți o cheie din ${formatMoment(madeAt)}.`}</p>
        {made !== null && (
          <div role="status">
            <TextField
              id="cheie"
              name="cheie"
              label="Cheia"
              hint="Copiați-o acum: nu se mai poate vedea după ce plecați de aici."
              value={made}
              readOnly
            />
          </div>
        )}
        <div className="office-actions">
          <Button small type="button" disabled={isBusy} onClick={() => void make()}>
            {madeAt === null ? 'Faceți o cheie' : 'Faceți alta; cea de acum se încheie'}
          </Button>
          {madeAt !== null && (
            <Button kind="line" small type="button" disabled={isBusy} onClick={() => void end()}>
              Încheiați cheia
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
