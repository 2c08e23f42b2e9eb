import type { SiteFacts } from '#domain/answers/doctor/site-facts.ts';

/** A well set-up site, on 23.11.2026. */
export const goodFacts: SiteFacts = {
  now: new Date('2026-11-23T10:00:00Z'),
  today: '2026-11-23',
  publicOrigin: 'https://site.test',
  standing: 'public',
  operator: { unsetIdentity: [], unsetOthers: [] },
  database: { version: '18.4', megabytes: 120 },
  mail: {
    isSmtp: true,
    failed: 0,
    oldestWaitingMinutes: null,
    trial: { to: 'ana@site.test', problem: null },
  },
  push: { isPair: true, hasContact: true },
  disk: { freeMegabytes: 40_960, wholeMegabytes: 81_920 },
  clock: { ofDatabase: 12, ofOutside: -400 },
  proxy: { isForwarded: true, trustedHops: 1, isUntold: false },
  backup: { hasPlace: true, lastAt: new Date('2026-11-23T02:00:00Z'), isLate: false, problem: null },
  setAside: [],
  failedWork: { deadLetters: 0, refusedReports: 0 },
  rates: { newestDay: '2026-11-20', isLate: false, alarms: 0 },
  offers: { active: 12, priced: 12, registered: 12 },
  lendingFacility: { percent: 7.5, day: '2026-11-10' },
  salPicture: 'sal.png',
};
