/** Period and country of every question: days, both included; null: all countries. */
export type Asked = { country: string | null; from: string; to: string };
