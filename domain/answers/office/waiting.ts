/** Work that waits at one place of the office: how much, and the moment since which the oldest of it waits; null: nothing waits. */
export type Waiting = { count: number; since: Date | null };
