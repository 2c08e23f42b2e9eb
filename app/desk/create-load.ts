import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError } from './api-error.ts';
import type { DeskClient, ReadAnswer, ReadPath } from './create-desk-client.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/**
 * Creates the functions that load the data of a desk's pages. A signed-out person goes to the sign-in page and returns afterwards.
 * @param base address of the desk: `/admin`
 */
export function createLoad<Answers>({ get }: Pick<DeskClient<Answers>, 'get'>, base: string) {
  /** A page's data: what the path answers, with the parameters of the page's address. */
  async function load<Path extends ReadPath<Answers>>(
    path: Path,
    { request, params }: Args,
    search = '',
  ): Promise<ReadAnswer<Answers, Path>> {
    try {
      return await get(path, params, search);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        // A redirect is a Response, and thrown: that is how React Router leaves a loader from anywhere inside it.
        // oxlint-disable-next-line typescript/only-throw-error
        throw redirect(signInPath(new URL(request.url), base));
      }
      throw error;
    }
  }

  /** The same for a list: the filters and the page in the address go to the server as they are. */
  function loadList<Path extends ReadPath<Answers>>(
    path: Path,
    args: Args,
  ): Promise<ReadAnswer<Answers, Path>> {
    return load(path, args, new URL(args.request.url).search);
  }
  return { load, loadList };
}

function signInPath({ pathname, search }: URL, base: string): string {
  const back = pathname.slice(base.length) + search;
  return back === '/' ? '/intrare/' : `/intrare/?inapoi=${encodeURIComponent(back)}`;
}
