import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { runningExperiment } from '#domain/visits/experiments/experiments.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Company } from '#domain/texts/pages/company.ts';
import type { SiteConfig } from '#domain/texts/pages/page-config.ts';
import { relativeTime } from '#domain/base/text/relative-time.ts';
import type { LastKnown } from '#server/base/last-known.ts';
import type { RouteMatch } from './match-route.ts';
import type { AppBundle, PageArgs, PageRoute, PageServices, Shell } from './page-contract.ts';
import { createPageReads, type Freshness } from './page-reads.ts';
import type { SiteAssets } from './site-assets.ts';

export type PageInputsOptions = {
  bundle: AppBundle;
  assets: SiteAssets;
  services: PageServices;
  country: Country;
  origin: string;
  company: Company;
  config: SiteConfig;
  now: () => Date;
  random: () => number;
  /** why the site is not public yet, shown above every page; null: it is public */
  standing?: string | null;
  /** whether a path of this site has no page in a country in preparation; undefined where all exist */
  leadsNowhere?: ((path: string) => boolean) | undefined;
  /** a sentence above every page */
  note?: string;
  /** source of values that cannot be read now */
  lastKnown: LastKnown;
  /** removes hidden things from what pages read, remembered values included */
  withoutHidden: (services: PageServices) => PageServices;
};

export type PageAsked = {
  /** a refused form, for the page it was sent from */
  submission?: FormState;
  /** of the request; only pages rendered for it alone see them */
  cookies?: string | undefined;
};

/** Data of a page; null: its own validation finds nothing. `isComplete` false: for this request only. */
export type LoadedPage = { data: unknown; isComplete: boolean; freshness: Freshness };

/** Gathers what a page is rendered from: its own data, and the shell around it. */
export function createPageInputs(options: PageInputsOptions) {
  const { bundle, assets, services, country, origin, company, config, standing = null } = options;

  const today = () => dayOf(options.now(), country.timeZone);
  const rulePackToday = () => rulePackInForce(country.rulePacks, today());

  /** States the age of a page above it, from a minute on. */
  function noteOf({ staleSince }: Freshness): string | undefined {
    const now = options.now().getTime();
    if (!staleSince || now - staleSince.getTime() < 60_000) return options.note;
    const age = `Momentan nu putem actualiza datele de pe această pagină. Le vedeți așa cum erau ${relativeTime(staleSince.toISOString(), now)}.`;
    return [options.note, age].filter(Boolean).join(' ');
  }

  /** Gathers the inputs of a page's frame; without a page, those of the error page. */
  async function shellFor(page: PageRoute | undefined, freshness?: Freshness): Promise<Shell> {
    const { content } = services;
    const pageAssets = await assets.forPage(page);
    const experiment = runningExperiment(country, today());
    const rulePack = rulePackToday();
    const note = freshness ? noteOf(freshness) : options.note;
    return {
      country,
      rulePack,
      experiment,
      content,
      origin,
      company,
      config,
      leadsNowhere: options.leadsNowhere,
      standing,
      salPicture: assets.salPicture ?? null,
      note,
      assets: pageAssets,
    };
  }

  /** Loads the data of a page. */
  async function load(
    match: RouteMatch,
    url: URL,
    { submission, cookies = '' }: PageAsked = {},
  ): Promise<LoadedPage> {
    const reads = createPageReads(services, options.lastKnown, url.pathname);
    const args: PageArgs = {
      url,
      params: match.params,
      services: options.withoutHidden(reads.services),
      country,
      rulePack: rulePackToday(),
      now: options.now(),
      submission,
      leadsNowhere: options.leadsNowhere,
      cookies: match.route.cached ? '' : cookies,
      random: options.random,
    };
    const data = await bundle.loadPageData(match.route, args);
    const { freshness } = reads;
    // A page of an outage is sent once and not cached: the next visitor may find everything back.
    const isFresh = freshness.staleSince === null && !freshness.isOutage;
    return { data, isComplete: isFresh && match.route.cached && !submission, freshness };
  }

  return { shellFor, load };
}
