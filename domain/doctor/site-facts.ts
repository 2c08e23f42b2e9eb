import type { SiteStanding } from '#domain/pages/site-standing.ts';

/** What was learned of a site before it is judged. A part that could not be learned is null, or says why. */
export type SiteFacts = {
  now: Date;
  /** yyyy-mm-dd, in the country */
  today: string;
  /** how visitors reach it */
  publicOrigin: string;
  standing: SiteStanding;
  /** settings of the operator without a value: those of its identity, and the others */
  operator: { unsetIdentity: readonly string[]; unsetOthers: readonly string[] };
  database: { version: string; megabytes: number } | { problem: string };
  mail: {
    /** false: messages are files in the data folder */
    isSmtp: boolean;
    /** given up, and minutes the oldest one waits; null: not known */
    failed: number | null;
    oldestWaitingMinutes: number | null;
    /** of a message that was asked for, and what went wrong with it */
    trial: { to: string; problem: string | null } | null;
  };
  /** whether the two keys belong together, and push services are told an address of ours */
  push: { isPair: boolean; hasContact: boolean } | null;
  disk: { freeMegabytes: number; wholeMegabytes: number } | null;
  /** milliseconds this machine is ahead: of the database, and of a server outside, which is asked where that is allowed */
  clock: { ofDatabase: number | null; ofOutside: number | null };
  /** of the request that asked; null: nobody asked through the site. Hops: proxies in between whose word is taken */
  proxy: { isForwarded: boolean; trustedHops: number; isUntold: boolean } | null;
  /** of the last good one, and of what went wrong since; without a place the site makes none by itself */
  backup: { hasPlace: boolean; lastAt: Date | null; isLate: boolean; problem: string | null } | null;
  /** files of the data folder with lines of journals that nobody could store, and how many lines each has */
  setAside: readonly { file: string; lines: number }[] | null;
  rates: { newestDay: string | null; isLate: boolean; alarms: number } | null;
  /** of the active offers: how many there are, have a price of the last twelve months, and a register number */
  offers: { active: number; priced: number; registered: number } | null;
  /** the central bank's rate that ceilings follow, and the day of it, yyyy-mm-dd; null: the country has no such ceiling */
  lendingFacility: { percent: number; day: string } | null;
  /** file of ANPC's sign in the data folder */
  salPicture: string | null;
};
