type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type HttpRequest = {
  method?: Method;
  /** sent as JSON with POST, PUT, PATCH and DELETE */
  body?: unknown;
} & Pick<RequestInit, 'signal' | 'priority'>;

export type HttpClient = (path: string, request?: HttpRequest) => Promise<Response>;

// Specification, section 9.
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * The browser's HTTP client: paths under one base, JSON bodies, and one repeat of idempotent requests that failed in
 * passing or got no answer. ofetch does the same for 4 KB, which application pages have not got left.
 * @param baseUrl ends with a slash, as the page's settings have it
 * @returns answers of any status; it rejects when there is no answer, or the request was given up
 */
export function createHttpClient(baseUrl: string): HttpClient {
  return async (path, { method = 'GET', body, ...rest } = {}) => {
    const takesBody = method !== 'GET' && method !== 'HEAD';
    const init: RequestInit = {
      method,
      headers: { accept: 'application/json', ...(takesBody && { 'content-type': 'application/json' }) },
      ...(takesBody && { body: JSON.stringify(body ?? {}) }),
      ...rest,
    };
    const send = () => fetch(baseUrl + path.replace(/^\//, ''), init);
    // A second POST or PATCH could do the thing twice.
    if (method === 'POST' || method === 'PATCH') return await send();
    const answer = await send().catch((error: unknown) => {
      if (rest.signal?.aborted) throw error;
      return null;
    });
    return answer && !passing.has(answer.status) ? answer : await send();
  };
}
