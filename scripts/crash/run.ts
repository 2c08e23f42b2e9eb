/**
 * `npm run crash -- SECONDS`
 * Kills the server and its database without warning while browsers send events, and counts: every acknowledged event
 * must be in the table, and none twice. Ends with 1 when it is otherwise. It kills processes, not the machine: what only a
 * power cut can lose is PostgreSQL's fsync to keep. On Linux, where every address of 127.0.0.0/8 is this machine.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { countEvents } from './count-events.ts';
import { startCrashingProgram } from './crashing-program.ts';
import { sendEvents } from './event-senders.ts';

const seconds = Number(process.argv[2] ?? 25);
const BROWSERS = 48;

const program = await startCrashingProgram();
await program.isUp();
const stopSending = new AbortController();
const sending = sendEvents(program.port, BROWSERS, stopSending.signal);

const kills = { server: 0, database: 0 };
const end = Date.now() + seconds * 1000;
while (Date.now() < end) {
  await pause(500 + Math.random() * 1500);
  if (Math.random() < 0.5) {
    await program.killServer();
    kills.server += 1;
  } else if (program.killDatabase()) {
    kills.database += 1;
  }
  // Every third time the next blow comes before it is up again.
  if (Math.random() < 0.67) await program.isUp();
}
await program.isUp();
await pause(1000);
stopSending.abort();
const sent = await sending;
await program.stop();
const { stored, ...faults } = await countEvents(program.dataDir, sent);

const failures = [...sent.failures].map(([name, times]) => `${name} ${times}×`).join(', ');
console.table({
  'kill -9 of the server': kills.server,
  'kill -9 of PostgreSQL': kills.database,
  'program ended by itself in a start': program.ownEnds.starting,
  'program ended by itself later': program.ownEnds.running,
  requests: sent.requests,
  'repeats among them': sent.repeats,
  'events acknowledged': sent.acknowledged.size,
  'events in the table': stored,
  'acknowledged and lost': faults.lost,
  'stored twice': faults.doubled,
  'stored and never sent': faults.unknown,
});
console.log(`Refused or unanswered: ${failures || 'none'}.`);

const isSound =
  sent.acknowledged.size > 0 &&
  [...Object.values(faults), program.ownEnds.running].every((times) => times === 0);
if (isSound) await program.remove();
console.log(
  isSound ? 'No acknowledged event was lost, none is there twice.' : `Broken: see ${program.dataDir}.`,
);
process.exitCode = isSound ? 0 : 1;
