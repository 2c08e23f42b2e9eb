import { createHttpClient } from '#app/runtime/application/http-client.ts';
import type { OfficeError } from '#domain/answers/office/common.ts';
import { ApiError } from './api-error.ts';

type Call = { method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown };

/** Paths of a contract, which names each answer by its method and path: `GET offers/:id`. */
type Paths<Answers, Method extends string, Name = keyof Answers> = Name extends `${Method} ${infer Path}`
  ? Path
  : never;
export type ReadPath<Answers> = Paths<Answers, 'GET'>;
export type ReadAnswer<Answers, Path extends ReadPath<Answers>> = Answers[`GET ${Path}` & keyof Answers];

/** Values of the parameters of a path: `id` of `offers/:id`. */
type Parameters = Readonly<Record<string, string | undefined>>;

export type DeskClient<Answers> = ReturnType<typeof createDeskClient<Answers>>;

/**
 * Creates the calls of one desk's server: `get('offers')` answers what its contract says of that path.
 * @param prefix under which the desk's server answers
 */
export function createDeskClient<Answers>(prefix: `/api/${string}/`) {
  const request = createHttpClient(prefix);

  /**
   * Makes a call whose answer is only „done”.
   * @param path under the prefix
   * @throws {ApiError} with status 0 when there is no connection
   */
  async function call(path: string, { method, body }: Call = {}): Promise<unknown> {
    let answer: Response;
    try {
      answer = await request(path, { ...(method && { method }), body });
    } catch {
      throw new ApiError(0, {
        code: 'offline',
        message: 'Nu există conexiune. Ce ați scris a rămas pe pagină; încercați din nou.',
      });
    }
    const reply = (await answer.json().catch(() => null)) as unknown;
    if (answer.ok) return reply;
    const { error } = (reply ?? {}) as Partial<OfficeError>;
    throw new ApiError(
      answer.status,
      error ?? { code: 'unknown', message: 'Serverul nu a răspuns cum trebuie. Încercați din nou.' },
    );
  }

  return {
    call,

    get: <Path extends ReadPath<Answers>>(path: Path, parameters?: Parameters, search = '') =>
      call(filled(path, parameters) + search) as Promise<ReadAnswer<Answers, Path>>,

    post: <Path extends Paths<Answers, 'POST'>>(path: Path, body?: object, parameters?: Parameters) =>
      call(filled(path, parameters), { method: 'POST', body }) as Promise<
        Answers[`POST ${Path}` & keyof Answers]
      >,
  };
}

function filled(path: string, parameters: Parameters = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
