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
 * The browser's HTTP client: paths under one base, JSON bodies, and one retry of idempotent requests after a temporary failure or
 * no response. ofetch does the same for 4 KB, more than the budget of application pages has left.
 * @param baseUrl ends with a slash, as the page's settings have it
 * @returns responses of any status; rejects without a response, or when the request was aborted
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
    // A second POST or PATCH could repeat its effect.
    if (method === 'POST' || method === 'PATCH') return await send();
    const answer = await send().catch((error: unknown) => {
      if (rest.signal?.aborted) throw error;
      return null;
    });
    return answer && !passing.has(answer.status) ? answer : await send();
  };
}
