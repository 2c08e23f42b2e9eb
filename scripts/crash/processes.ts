import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

type Process = { pid: number; parent: number; state: string; startedAt: string; command: string };

/** Kills a process without warning. @returns whether it existed and died from it */
export async function kill(pid: number): Promise<boolean> {
  const before = findProcess(pid);
  if (!before || before.state === 'Z') return false;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    return false; // it ended in between
  }
  for (;;) {
    const now = findProcess(pid);
    // A process number may be reused at once.
    if (!now || now.state === 'Z' || now.startedAt !== before.startedAt) return true;
    await pause(2);
  }
}

/** Finds the processes of a postmaster that serve connections to the site's database. */
export function findBackends(postmaster: number, database: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => findProcess(Number(name)) ?? [])
    .filter(({ parent, command }) => parent === postmaster && command.includes(` ${database} [local]`))
    .map(({ pid }) => pid);
}

/** Lists all processes of a postmaster, itself first. */
export function findServer(postmaster: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => findProcess(Number(name)) ?? [])
    .filter(({ parent }) => parent === postmaster);
  return [postmaster, ...children.map(({ pid }) => pid)];
}

/** Sends a signal to the processes that still exist. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended in between.
    }
  }
}

function findProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; plain fields follow it, the state first.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', parent] = fields;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid, parent: Number(parent), state, startedAt: fields[19] ?? '', command };
  } catch {
    return undefined; // no such process
  }
}
