import type { Generated } from 'kysely';
import type { PushTopic } from '#domain/push/push-topics.ts';

/** Notifications. */
export type PushTables = {
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
};

export type PushKeysTable = {
  id: Generated<boolean>;
  public_key: string;
  private_key: string;
  created_at: Generated<Date>;
};

export type PushSubscriptionsTable = {
  endpoint: string;
  p256dh: string;
  auth: string;
  topics: PushTopic[];
  created_at: Date;
  changed_at: Date;
};
