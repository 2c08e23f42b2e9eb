import type { QueuedText as ServerText } from '#server/moderation/moderation-queue.ts';
import type { AsJson } from '../as-json.ts';

/** What a reader wrote. */
export type QueuedText = AsJson<ServerText>;
export type Decision = Exclude<QueuedText['status'], 'pending'>;
export type Queue = { texts: QueuedText[]; total: number; pageSize: number };
