import { createHttpClient } from '#app/runtime/application/http-client.ts';
import type { OfficeError } from '#domain/answers/office/common.ts';

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

/**
 * Calls the back office's server.
 * @param path under /api/admin/, with its query
 * @throws {ApiError} with status 0 when there is no connection
 */
export async function callApi<Answer>(path: string, { method, body }: Call = {}): Promise<Answer> {
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
  if (answer.ok) return reply as Answer;
  const { error } = (reply ?? {}) as Partial<OfficeError>;
  throw new ApiError(
    answer.status,
    error ?? { code: 'unknown', message: 'Serverul nu a răspuns cum trebuie. Încercați din nou.' },
  );
}
