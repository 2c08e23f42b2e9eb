import type { OfficeUser } from '#server/admin/users-repository.ts';
import type { AsJson } from '../as-json.ts';

/** Somebody of the office, as the office's pages get them. */
export type Colleague = AsJson<OfficeUser>;
