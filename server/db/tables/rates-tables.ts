/** Exchange rates. */
export type RatesTables = {
  rates: RatesTable;
  rate_files: RateFilesTable;
  rate_fetches: RateFetchesTable;
  rate_alarms: RateAlarmsTable;
  rate_keys: RateKeysTable;
};

type RatesTable = {
  provider: 'bnr' | 'ecb' | 'bank';
  bank: string | null;
  currency: string;
  day: string;
  multiplier: number;
  /** exact decimals arrive as text */
  reference: string | null;
  buy: string | null;
  sell: string | null;
  published_on: string;
  source: string;
  stored_at: Date;
};

type RateFilesTable = { name: string; hash: string; loaded_at: Date };

type RateFetchesTable = { provider: string; attempted_at: Date };

type RateAlarmsTable = {
  provider: string;
  kind: string;
  subject: string;
  detail: string;
  raised_at: Date;
};

type RateKeysTable = { name: string; hash: string; created_at: Date };
