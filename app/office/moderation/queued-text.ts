import type { QueuedTextJson } from '#domain/answers/office/moderation.ts';

/** What a reader wrote. */
export type QueuedText = QueuedTextJson;
export type Decision = Exclude<QueuedText['status'], 'pending'>;
