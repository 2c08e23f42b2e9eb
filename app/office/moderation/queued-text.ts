import type { QueuedTextJson } from '#domain/office/answers/moderation.ts';

/** What a reader wrote. */
export type QueuedText = QueuedTextJson;
export type Decision = Exclude<QueuedText['status'], 'pending'>;
