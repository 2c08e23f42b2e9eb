import type { Generated } from 'kysely';
import type { PushTopic } from '#domain/people/push/push-topics.ts';

/** Notifications. */
export type PushTables = {
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_sends: PushSendsTable;
};

type PushKeysTable = {
  id: Generated<boolean>;
  public_key: string;
  private_key: string;
  created_at: Generated<Date>;
};

type PushSubscriptionsTable = {
  endpoint: string;
  p256dh: string;
  auth: string;
  topics: PushTopic[];
  created_at: Date;
  changed_at: Date;
  paused_until: string | null;
};

type PushSendsTable = {
  id: string;
  topic: PushTopic;
  title: string;
  body: string;
  path: string;
  asked_by: string;
  asked_at: Date;
  reached: Generated<string>;
  sent: Generated<number>;
  gone: Generated<number>;
  failed: Generated<number>;
  finished_at: Date | null;
};
