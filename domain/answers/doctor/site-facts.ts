import type { SiteStanding } from '#domain/texts/pages/site-standing.ts';

/** Facts about a site before they are judged. A part that could not be examined is null, or has the reason. */
export type SiteFacts = {
  now: Date;
  /** yyyy-mm-dd, in the country */
  today: string;
  /** public address of the site */
  publicOrigin: string;
  standing: SiteStanding;
  /** unset settings of the operator: those of its identity, and the others */
  operator: { unsetIdentity: readonly string[]; unsetOthers: readonly string[] };
  database: { version: string; megabytes: number } | { problem: string };
  mail: {
    /** false: mails are files in the data folder */
    isSmtp: boolean;
    /** mails given up, and minutes the oldest one has waited; null: unknown */
    failed: number | null;
    oldestWaitingMinutes: number | null;
    /** a requested trial mail, and its problem */
    trial: { to: string; problem: string | null } | null;
  };
  /** whether the two keys form a pair, and push services get a contact address of ours */
  push: { isPair: boolean; hasContact: boolean } | null;
  disk: { freeMegabytes: number; wholeMegabytes: number } | null;
  /**
   * milliseconds this machine is ahead: of the database, and of an outside server, which is asked if outside requests are allowed
   */
  clock: { ofDatabase: number | null; ofOutside: number | null };
  /** the examining request; null: the command was used instead of the site. Hops: trusted proxies in between */
  proxy: { isForwarded: boolean; trustedHops: number; isUntold: boolean } | null;
  /** the last good backup, and a problem since; without a place the site makes none by itself */
  backup: { hasPlace: boolean; lastAt: Date | null; isLate: boolean; problem: string | null } | null;
  /** files of the data folder with journal lines that could not be stored, and the number of lines of each */
  setAside: readonly { file: string; lines: number }[] | null;
  /** work that failed for good and waits for a person: jobs besides mail, and reports of lenders refused in the last seven days */
  failedWork: { deadLetters: number; refusedReports: number } | null;
  rates: { newestDay: string | null; isLate: boolean; alarms: number } | null;
  /** the active offers: their number, those with a price of the last twelve months, and those with a register number */
  offers: { active: number; priced: number; registered: number } | null;
  /** the central bank's rate behind the ceilings, and its day, yyyy-mm-dd; null: the country has no such ceiling */
  lendingFacility: { percent: number; day: string } | null;
  /** file of ANPC's sign in the data folder */
  salPicture: string | null;
};
