import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError, callApi } from './call-api.ts';

/** A page's data. Whoever is signed out goes to the sign-in page and comes back afterwards. */
export async function load<Data>(
  path: string,
  { request }: Pick<LoaderFunctionArgs, 'request'>,
): Promise<Data> {
  try {
    return await callApi<Data>(path);
  } catch (error) {
    // A redirect is a Response, and thrown: that is how React Router leaves a loader from anywhere inside it.
    // oxlint-disable-next-line typescript/only-throw-error
    if (error instanceof ApiError && error.status === 401) throw redirect(signInPath(new URL(request.url)));
    throw error;
  }
}

/** The same for a list: the filters and the page in the address go to the server as they are. */
export function loadList<Data>(path: string, args: Pick<LoaderFunctionArgs, 'request'>): Promise<Data> {
  return load<Data>(path + new URL(args.request.url).search, args);
}

function signInPath({ pathname, search }: URL): string {
  const back = pathname.replace(/^\/admin/, '') + search;
  return back === '/' ? '/intrare/' : `/intrare/?inapoi=${encodeURIComponent(back)}`;
}
