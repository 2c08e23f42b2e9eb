import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { load } from '#app/office/load.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { TextWriter } from './text-writer.tsx';

/** Loads the text of a page, and an earlier one to begin with, if the address names it (`varianta`). */
export async function loader(args: LoaderFunctionArgs) {
  const source = await load('texts/:slug/source', args);
  const id = new URL(args.request.url).searchParams.get('varianta');
  const earlier = id ? await load('text-changes/:id', { ...args, params: { id } }) : null;
  return { ...source, begin: earlier?.file === source.file ? earlier.text : source.text };
}

/** /admin/texte/:slug/scrie/: corrects a text; a colleague approves it. */
export function Component() {
  const { file, hash, begin, isContested, history } = useLoaderData<typeof loader>();
  const waiting = history.filter(({ status }) => status === 'waiting');
  return (
    <>
      <OfficeHead title={`content/${file}`}>
        <Link to="/texte/propuneri/">Texte propuse</Link>
      </OfficeHead>
      {isContested && (
        <Notice>
          <p>
            Fișierul s-a schimbat sub textul din redacție.{' '}
            <Link to="/texte/versiuni/">Alegeți întâi care rămâne</Link>.
          </p>
        </Notice>
      )}
      {waiting.map(({ id, proposedBy }) => (
        <Notice key={id}>
          <p>
            {proposedBy?.name} a propus deja o schimbare a acestui text (propunerea {id}), care așteaptă să
            fie aprobată.
          </p>
        </Notice>
      ))}
      <TextWriter key={`${file} ${begin}`} file={file} text={begin} madeFrom={hash} isNew={false} />
    </>
  );
}
