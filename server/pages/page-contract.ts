import type { PublicComment } from '#domain/comments/comment.ts';
import type { Country, CountryCode } from '#domain/countries/country.ts';
import type { FormState } from '#domain/forms/form-state.ts';
import type { OwnDataVisit } from '#domain/privacy/own-data.ts';
import type { Experiment } from '#domain/experiments/experiment.ts';
import type { LenderEvidence } from '#domain/evidence/lender-evidence.ts';
import type { ReportedPrice } from '#domain/evidence/reported-price.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import type { TransparencyBook } from '#domain/transparency/transparency-book.ts';
import type { SeriesBook } from '#domain/series/series.ts';
import type { Company } from '#domain/pages/company.ts';
import type { ListedPage } from '#domain/pages/listed-page.ts';
import type { ShareCard } from '#domain/pages/share-card.ts';
import type { SiteConfig } from '#domain/pages/page-config.ts';
import type { RateBook } from '#domain/rates/rate-book.ts';
import type { Content } from '#server/content/content.ts';
import type { SubjectText } from '#server/moderation/find-subject.ts';
import type { LinkDeed, LinkState } from '#server/moderation/signed-links.ts';
import type { SearchAnswer } from '#server/search/search-answer.ts';
import type { UnsubscribeState } from '#server/unsubscribe/unsubscribe-links.ts';

/** A published review, as anyone may see it. */
export type PublicReview = {
  id: string;
  lenderSlug: string;
  name: string;
  text: string;
  stars: number;
  image: string | null;
  publishedAt: Date;
};

/** What page functions may ask of the server. Everything else of the server is out of their reach. */
export type PageServices = {
  offers: {
    /** never throws: in an outage the list known before it; an empty one that says so when there is none. @param path under which the list stands, else the page's own */
    load(path?: string): Promise<OfferList>;
  };
  /** what is known of the prices of a lender, by the slug of its offer, as it was when the offers were read */
  evidence: { find(lender: string): LenderEvidence | undefined };
  reviews: { listPublished(options: { limit: number }): Promise<PublicReview[]> };
  /** prices that readers reported and that may be shown */
  priceReports: { listPublic(): Promise<ReportedPrice[]> };
  comments: { listPublished(articleSlug: string): Promise<PublicComment[]> };
  /** what a link from a message of ours asks to be confirmed; null when we did not make it */
  signedLinks: {
    follow(
      url: URL,
    ): Promise<{ deed: LinkDeed['deed']; state: LinkState; subject: SubjectText | null } | null>;
  };
  /** what the site has on a question, as a visitor typed it; null when it holds no word */
  search(text: string): Promise<SearchAnswer | null>;
  /** exchange rates, all of them; while the database is away, the last ones it gave */
  rates: { load(): Promise<RateBook> };
  /** published rounds of transparency, as they were when the offers were read */
  transparency: { book(): TransparencyBook };
  /** figures that change by themselves, as they were read last */
  series: { book(): SeriesBook };
  /** how often people opened a page, as counted here; null when that is not known */
  views: { count(path: string): Promise<number | null> };
  content: Content;
  /** the pages of the site as it is now */
  pages: {
    /** whether a path has a page */
    has: (path: string) => boolean;
    /** those that search engines may list, in the order of the route table */
    listed: (facts: ListingFacts) => ListedPage[];
  };
  /** what is held on the address whose owner opened a link of ours in this browser */
  ownData: { visit(cookies: string): Promise<OwnDataVisit> };
  /** what the link of a mailing stops, and what of that is stopped; undefined when we did not make it */
  unsubscribing: { stateOf(key: string): Promise<UnsubscribeState | undefined> };
  /** tokens for forms on pages, and what a form that was taken says of itself in an address */
  forms: {
    newToken(form: string): string;
    readReceipt(form: string, sealed: string | null): string | null;
  };
};

/** One request for a page's data: the same for the first render, the prerender and the payload. */
export type PageArgs = {
  /** with the query keys its route names, and no other */
  url: URL;
  /** named groups of the route's path */
  params: Record<string, string>;
  services: PageServices;
  country: Country;
  /** the rules of credit in force today in this country; null where none are prepared */
  rulePack: RulePack | null;
  now: Date;
  /** the page's form as it came back with problems; without one the page was asked for, not sent */
  submission?: FormState | undefined;
  /** of a country that is being prepared: whether a path of this site has no page there */
  leadsNowhere?: ((path: string) => boolean) | undefined;
  /** of the request, for pages about what this browser was given; '' on pages that are kept for everyone */
  cookies: string;
  /** numbers in [0, 1), for the claims of `spec` mode only */
  random: () => number;
};

/** Gives the page its data; null when the address is of this page's shape but names nothing: 404 "Page Not Found". */
export type PageLoader<Data> = (args: PageArgs) => Promise<Data | null>;

/** The frame around every page. */
export type Shell = {
  country: Country;
  rulePack: RulePack | null;
  /** what is being tried on the first page today; null where nothing is */
  experiment: Experiment | null;
  content: Content;
  origin: string;
  /** who runs the site, as far as its settings say */
  company: Company;
  /** as in PageArgs */
  leadsNowhere?: ((path: string) => boolean) | undefined;
  /** why the site is not for the public yet; null: it is */
  standing: string | null;
  /** path of ANPC's sign of out-of-court settlement; null: there is only the link in words */
  salPicture: string | null;
  /** a sentence above the page, for those who look at it before visitors do */
  note?: string | undefined;
  assets: PageAssets;
  config: SiteConfig;
};

/** What a page of one module loads, from the build or from the development server. */
export type PageAssets = {
  /** inlined; empty in development, where `styleLinks` are used */
  styles: string;
  styleLinks: string[];
  /** the page's own part of `styles` as a file, for coming to it without loading a document; application pages only */
  styleFile: string | null;
  /** module scripts, in order */
  scripts: string[];
  /** files of the typeface; empty in development */
  fonts: string[];
};

export type PageError = { statusCode: number; message: string };

/** What the built app gives the server: the server loads it, it does not import it. */
export type AppBundle = {
  routes: readonly PageRoute[];
  loadPageData(route: PageRoute, args: PageArgs): Promise<unknown>;
  /** the document in UTF-8, as it is sent */
  renderPage(input: { route: PageRoute; url: URL; data: unknown; shell: Shell }): Buffer;
  /** what the picture of a page shows where its link is shared, by its data; null: the page has none of its own */
  shareCard(data: unknown): ShareCard | null;
  renderErrorPage(input: { url: URL; error: PageError; shell: Shell }): Buffer;
};

/** What decides which pages are for search engines today. */
export type ListingFacts = {
  rates: RateBook;
  /** yyyy-mm-dd, in the country */
  today: string;
};

/** One line of the route table (app/routes.ts, app/form-routes.ts). */
export type PageRoute = {
  id: string;
  /** always with a trailing slash; `:name` is an open part without a slash in it */
  path: string;
  kind: 'document' | 'app';
  layout: 'default' | 'empty';
  module: string;
  /** what the page is made of; a change of it refreshes the page */
  tags: readonly string[];
  /** query keys the page reads: it is given no other, and what it shows is kept under these */
  query: readonly string[];
  /** false: rendered for each request, never kept */
  cached: boolean;
  /** the page has a form that is sent to its own address: the name of what takes it (server/forms/) */
  form?: string;
  /** the one country whose site has the page: it is about that country's own figures */
  onlyIn?: CountryCode;
  /** it takes or tells what belongs to a person: not there in a country that is being prepared */
  asksForData?: boolean;
  /** in lists of pages; of pages with an open part, by its value. Every page of the sitemap has one. */
  name?: string | ((value: string, content: Content) => string | undefined);
  /** false: not in the sitemap. The page says why: it repeats another one (canonical) or is one visitor's (noindex). */
  isListed?: boolean;
  /** of pages with one part open: whether the one of this value has something for search engines now; that page says the same */
  isListedNow?: (value: string, facts: ListingFacts, content: Content) => boolean;
  /** for pages with a part of the address open: which values exist, to make these pages ahead; of two parts, both with a slash */
  values?: (content: Content) => string[];
  /** other values have no route at all, as at the root of the site; without it the page's loader decides */
  onlyValues?: boolean;
};
