import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError, office, type ReadAnswer, type ReadPath } from './call-api.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/**
 * A page's data: what the path answers, with the parameters of the page's address. Whoever is signed out goes to the sign-in page and
 * comes back afterwards.
 */
export async function load<Path extends ReadPath>(
  path: Path,
  { request, params }: Args,
  search = '',
): Promise<ReadAnswer<Path>> {
  try {
    return await office.get(path, params, search);
  } catch (error) {
    // A redirect is a Response, and thrown: that is how React Router leaves a loader from anywhere inside it.
    // oxlint-disable-next-line typescript/only-throw-error
    if (error instanceof ApiError && error.status === 401) throw redirect(signInPath(new URL(request.url)));
    throw error;
  }
}

/** The same for a list: the filters and the page in the address go to the server as they are. */
export function loadList<Path extends ReadPath>(path: Path, args: Args): Promise<ReadAnswer<Path>> {
  return load(path, args, new URL(args.request.url).search);
}

function signInPath({ pathname, search }: URL): string {
  const back = pathname.replace(/^\/admin/, '') + search;
  return back === '/' ? '/intrare/' : `/intrare/?inapoi=${encodeURIComponent(back)}`;
}
