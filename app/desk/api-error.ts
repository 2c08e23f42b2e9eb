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
