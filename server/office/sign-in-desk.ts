import type { LockReason } from './note-lock.ts';

/** What the sign-in does in its own way at each desk: that of colleagues, and that of partners. */
export type SignInDesk = {
  /** @returns undefined when there is no such account */
  findAccount(userId: string): Promise<{ isOpen: boolean; twoFactorEnabled: boolean } | undefined>;
  /** Ends all access granted before a new password or a removed second factor, except one session. */
  endTrust(userId: string, keptSession: string | undefined): Promise<void>;
  /** Writes a step of a person's own sign-in into the audit log. @param action „sign-in.done” */
  noteStep(action: string, user: { id: string; name: string }): Promise<void>;
  /** Writes a lock into the audit log and tells the owner of the account, if there is one. */
  noteLock(who: { email: string } | { id: string }, reason: LockReason): Promise<void>;
};
