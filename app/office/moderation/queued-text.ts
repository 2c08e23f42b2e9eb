import type { QueuedTextJson } from '#domain/answers/office/moderation.ts';

/** A text of a reader. */
export type QueuedText = QueuedTextJson;
export type Decision = Exclude<QueuedText['status'], 'pending'>;
