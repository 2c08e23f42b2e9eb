import type { z } from 'zod';
import { createHttpClient } from '#app/runtime/application/http-client.ts';
import type { OfficeError } from '#domain/answers/office/common.ts';
import type { OfficeContract } from '#domain/answers/office/office-contract.ts';
import type { SignInAnswers } from './sign-in-answers.ts';

/** A call that was refused, or got no response. `message` and `fields` are Romanian sentences. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** page where the reason can be resolved */
  readonly link: OfficeError['error']['link'];

  constructor(status: number, { code, message, fields = {}, link }: OfficeError['error']) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.link = link;
  }
}

const request = createHttpClient('/api/admin/');

type Call = { method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown };

type Answers = SignInAnswers & { [Name in keyof OfficeContract]: z.input<OfficeContract[Name]> };
type Paths<Method extends string, Name = keyof Answers> = Name extends `${Method} ${infer Path}`
  ? Path
  : never;
export type ReadPath = Paths<'GET'>;
export type ReadAnswer<Path extends ReadPath> = Answers[`GET ${Path}`];

/** Values of the parameters of a path: `id` of `offers/:id`. */
type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * The back office's server: `office.get('offers')` answers what the contract says of that path.
 * @throws {ApiError} with status 0 when there is no connection
 */
export const office = {
  get: <Path extends ReadPath>(path: Path, parameters?: Parameters, search = '') =>
    callApi(filled(path, parameters) + search) as Promise<ReadAnswer<Path>>,

  post: <Path extends Paths<'POST'>>(path: Path, body?: object, parameters?: Parameters) =>
    callApi(filled(path, parameters), { method: 'POST', body }) as Promise<Answers[`POST ${Path}`]>,
};

function filled(path: string, parameters: Parameters = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

/**
 * Makes a call whose answer says only that it was done.
 * @param path under /api/admin/
 * @throws {ApiError} with status 0 when there is no connection
 */
export async function callApi(path: string, { method, body }: Call = {}): Promise<unknown> {
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
