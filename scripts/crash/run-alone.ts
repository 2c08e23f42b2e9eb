/**
 * `npm run crash -- SECONDS`: kills the server, its database and single connections of it without warning, freezes the database, and
 * fills its disk, while people read, leave for lenders and write, and lenders report. It counts the killed processes and the stored
 * records: everything acknowledged must be there, and nothing twice, and the program must never end by itself. Exits with 1
 * otherwise. It kills processes, not the machine: what only a power cut can lose is protected by PostgreSQL's fsync. On Linux,
 * where every address of 127.0.0.0/8 is this machine; a full disk only where it may mount one.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { countStored } from './count-stored.ts';
import { startCrashingProgram } from './crashing-program.ts';
import { allIsSettled, prepareLender } from './prepare.ts';
import { sendEverything } from './senders.ts';

const seconds = Number(process.argv[2] ?? 25);
/** Least kills of the server and of the database each, or the run proves little: a busy machine gets more time for them. */
const leastKills = Math.floor(seconds / 6);
const LONGEST = 4;

const program = await startCrashingProgram();
await program.isUp();
const lender = await prepareLender(program.dataDir);
const stopSending = new AbortController();
const sending = sendEverything({ port: program.port, ...lender, signal: stopSending.signal });

const rare = [
  () => program.killWhileDraining(),
  () => program.killBackend(),
  () => program.killDatabaseTwice(),
  () => program.fillDisk(),
];
const start = Date.now();
const secondsUsed = () => (Date.now() - start) / 1000;
const hasKilledEnough = () =>
  Math.min(program.counted['kill -9 of the server'], program.counted['kill -9 of PostgreSQL']) >= leastKills;
for (
  let blow = 0;
  secondsUsed() < seconds || (!hasKilledEnough() && secondsUsed() < LONGEST * seconds);
  blow += 1
) {
  await pause(100 + Math.random() * 400);
  // Server and database in turn, and a rarer failure every fifth time.
  if (blow % 5 === 2) {
    // These failures need a running program.
    await program.isUp();
    await rare[Math.floor(blow / 5) % rare.length]?.();
  } else await (blow % 2 === 0 ? program.killServer() : program.killDatabase());
  // Every other time the next blow comes before it has restarted.
  if (Math.random() < 0.5) await program.isUp();
}
await program.isUp();
await pause(1000);
stopSending.abort();
const all = await sending;
await allIsSettled(program.dataDir);
await program.stop();
const stored = await countStored(program.dataDir, all);

console.table(program.counted);
console.table(stored);
const failures = [...all.failures].map(([name, times]) => `${name} ${times}×`).join(', ');
console.log(`Refused or unanswered: ${failures || 'none'}.`);
if (!program.canFillDisk) console.log('A full disk was not tried: this machine does not let us mount one.');

const isSound =
  hasKilledEnough() &&
  program.counted['the program ended by itself'] === 0 &&
  Object.values(stored).every(
    ({ acknowledged, lost, doubled, unknown }) => acknowledged > 0 && lost + doubled + unknown === 0,
  );
if (isSound) await program.remove();
console.log(
  isSound
    ? 'Nothing that was acknowledged is lost, nothing is there twice, and the program never ended by itself.'
    : `Broken, or fewer than ${leastKills} kills of each: see ${program.logFile} and ${program.dataDir}.`,
);
process.exitCode = isSound ? 0 : 1;
