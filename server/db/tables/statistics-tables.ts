import type { Generated } from 'kysely';

/** Sums of one country's local day. */
export type StatisticsTables = {
  statistics_runs: { country: string; counted_until: Date };
  statistics_visits: StatisticsVisitsTable;
  statistics_visitors: { country: string; day: string; hash: number };
  statistics_sources: StatisticsSourcesTable;
  statistics_pages: StatisticsPagesTable;
  statistics_steps: StatisticsStepsTable;
  statistics_offers: StatisticsOffersTable;
  statistics_impressions: StatisticsImpressionsTable;
  statistics_fields: StatisticsFieldsTable;
  statistics_experiments: StatisticsExperimentsTable;
  statistics_vitals: StatisticsVitalsTable;
  statistics_departures: StatisticsDeparturesTable;
  statistics_notes: { day: string; note: string; written_by: string; written_at: Date };
};

type OfOneDay = { country: string; day: string };

type StatisticsVisitsTable = OfOneDay & {
  kind: 'consented' | 'cookieless' | 'bot';
  page_views: number;
  visits: number;
  arrivals: number;
  visitors: number | null;
};

type StatisticsSourcesTable = OfOneDay & {
  source: string;
  medium: string;
  campaign: string;
  content: string;
  term: string;
  /** `provider_id` of a partner; '' without one */
  partner: string;
  visits: number;
  page_views: number;
  departures: number;
  conversions: number;
};

type StatisticsPagesTable = OfOneDay & {
  path: string;
  page_views: number;
  visits: number;
  entries: number;
  exits: Generated<number>;
  restored: number;
  bot_views: number;
};

type StatisticsStepsTable = OfOneDay & {
  cookieless: boolean;
  home: boolean;
  offers: boolean;
  departed: boolean;
  converted: boolean;
  visits: number;
};

type StatisticsOffersTable = OfOneDay & {
  offer_id: string;
  departures: number;
  pending: number;
  approved: number;
  rejected: number;
};

type StatisticsDeparturesTable = OfOneDay & { path: string; placement: string; departures: number };

type StatisticsImpressionsTable = OfOneDay & { offer_id: string; impressions: number };

type StatisticsFieldsTable = OfOneDay & {
  form: string;
  field: string;
  focused: number;
  filled: number;
  invalid: number;
  last_touched: number;
};

type StatisticsExperimentsTable = OfOneDay & {
  test: string;
  variant: string;
  visits: number;
  departed: number;
};

type StatisticsVitalsTable = OfOneDay & {
  page_type: string;
  metric: string;
  value: number;
  count: number;
};
