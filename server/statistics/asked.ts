/** What every question is asked of: days, both included, of one country or (null) of all. */
export type Asked = { country: string | null; from: string; to: string };
