import type { PublicComment } from '#domain/people/comments/comment.ts';
import type { Country, CountryCode } from '#domain/law/countries/country.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import type { OwnDataVisit } from '#domain/people/privacy/own-data.ts';
import type { Experiment } from '#domain/visits/experiments/experiment.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import type { AskedInPublic } from '#domain/people/price-reports/asked-in-public.ts';
import type { ReportedPrice } from '#domain/people/price-reports/reported-price.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { MeasuredApproval } from '#domain/offers/measured-approval.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import type { TransparencyBook } from '#domain/partners/transparency/transparency-book.ts';
import type { SeriesBook } from '#domain/base/series/series.ts';
import type { Company } from '#domain/texts/pages/company.ts';
import type { ListedPayer } from '#domain/texts/pages/listed-payer.ts';
import type { ListedPage, PageGroupName } from '#domain/texts/pages/listed-page.ts';
import type { PageWords } from '#domain/texts/pages/page-words.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { SiteConfig } from '#domain/texts/pages/page-config.ts';
import type { RateBook } from '#domain/tools/rates/rate-book.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { SubjectText } from '#server/people/comments/find-subject.ts';
import type { PublicReview } from '#server/people/comments/public-review.ts';
import type { LinkDeed, LinkState } from '#server/shared/links/signed-links.ts';
import type { SearchAnswer } from '#domain/texts/search/search-answer.ts';
import type { UnsubscribeState } from '#server/people/unsubscribe/unsubscribe-links.ts';

/** Services of the server for page functions, which reach nothing else of it. */
export type PageServices = {
  offers: {
    /**
     * never throws: in an outage it returns the last known list, or an empty one marked as an outage. @param path of the list, by
     * default the page's own
     */
    load(path?: string): Promise<OfferList>;
  };
  /** what lenders decided about requests, by the id of the offer, of offers with enough of them; nothing while it can not be read */
  approvals: { load(): Promise<ReadonlyMap<string, MeasuredApproval>> };
  /** evidence of a lender's prices, by the slug of its offer, as of the last read of the offers */
  evidence: { find(lender: string): LenderEvidence | undefined };
  reviews: { listPublished(options: { limit: number }): Promise<PublicReview[]> };
  /** readers' reported prices that may be shown */
  priceReports: { listPublic(): Promise<ReportedPrice[]> };
  /** by the slug of a lender with enough requests: the result of readers' price requests to it */
  sentRequests: { listPublic(): Promise<ReadonlyMap<string, AskedInPublic>> };
  comments: { listPublished(articleSlug: string): Promise<PublicComment[]> };
  /** reads the action that a link in our mail confirms; null for a forged link */
  signedLinks: {
    follow(
      url: URL,
    ): Promise<{ deed: LinkDeed['deed']; state: LinkState; subject: SubjectText | null } | null>;
  };
  /** searches the site for a visitor's question as typed; null when it holds no word */
  search(text: string): Promise<SearchAnswer | null>;
  /** all exchange rates; while the database is unavailable, the last known ones */
  rates: { load(): Promise<RateBook> };
  /** published rounds of transparency, as of the last read of the offers */
  transparency: { book(): TransparencyBook };
  /** who pays us for which offer, as of the last read of the offers, in plain words */
  whoPays: {
    /** a sentence by the id of each offer with a payer on a day, yyyy-mm-dd */
    wordsOn(day: string): ReadonlyMap<string, string>;
    /** the firms that pay, will pay or have paid */
    list(): readonly ListedPayer[];
  };
  /** the series of figures, as last read */
  series: { book(): SeriesBook };
  /** how often people opened a page, by our own count; null if unknown */
  views: { count(path: string): Promise<number | null> };
  content: Content;
  /** whether the settings name the company behind the site */
  operator: { isNamed: boolean };
  /** the present pages of the site */
  pages: {
    /** whether a path has a page */
    has: (path: string) => boolean;
    /** lists the pages for search engines, in the order of the route table */
    listed: (facts: ListingFacts) => ListedPage[];
  };
  /** data held on the address whose owner opened a link of ours in this browser */
  ownData: { visit(cookies: string): Promise<OwnDataVisit> };
  /** what the link of a mailing stops, and what of that is already stopped; undefined for a forged link */
  unsubscribing: { stateOf(key: string): Promise<UnsubscribeState | undefined> };
  /** tokens for forms on pages, and the receipt of an accepted form in an address */
  forms: {
    newToken(form: string): string;
    readReceipt(form: string, sealed: string | null): string | null;
  };
};

/** Request for a page's data: the same for the first render, the prerender and the payload. */
export type PageArgs = {
  /** with only the query keys its route names */
  url: URL;
  /** named groups of the route's path */
  params: Record<string, string>;
  services: PageServices;
  country: Country;
  /** the rules of credit in force today in this country; null where none are prepared */
  rulePack: RulePack | null;
  now: Date;
  /** the page's form as returned with problems; undefined when the page was requested, not sent */
  submission?: FormState | undefined;
  /** for a country in preparation: whether a path of this site has no page there */
  leadsNowhere?: ((path: string) => boolean) | undefined;
  /** of the request, for pages about this browser's own state; '' on pages cached for everyone */
  cookies: string;
  /** numbers in [0, 1), for the claims of `spec` mode only */
  random: () => number;
};

/** Loads a page's data; null when the address has the page's shape but names nothing: 404 "Page Not Found". */
export type PageLoader<Data> = (args: PageArgs) => Promise<Data | null>;

/** Frame around every page. */
export type Shell = {
  country: Country;
  rulePack: RulePack | null;
  /** the experiment on the first page today; null: none */
  experiment: Experiment | null;
  content: Content;
  origin: string;
  /** the company behind the site, as far as its settings tell */
  company: Company;
  /** as in PageArgs */
  leadsNowhere?: ((path: string) => boolean) | undefined;
  /** why the site is not public yet; null: it is public */
  standing: string | null;
  /** path of ANPC's sign of out-of-court settlement; null: a link in words only */
  salPicture: string | null;
  /** a sentence above the page, for colleagues who see it before visitors do */
  note?: string | undefined;
  assets: PageAssets;
  config: SiteConfig;
};

/** Assets of the pages of one module, from the build or from the development server. */
export type PageAssets = {
  /** of the frame around every page, inlined; empty in development, where `styleLinks` are used */
  styles: string;
  /** the page's own, inlined as far as the page uses them */
  ownStyles: string;
  styleLinks: string[];
  /** `ownStyles` whole as a file, loaded before scripts render the page; application pages only */
  styleFile: string | null;
  /** module scripts, requested after the first paint */
  scripts: string[];
  /** module scripts of the development server, before all others */
  developmentScripts?: string[];
  /** font files; empty in development */
  fonts: string[];
};

/** Where the data of a document are: their address, and the state they had when it was made. */
export type DataFrom = { from: string; state: string };

export type PageError = { statusCode: number; message: string };

/** Exports of the built app for the server, which loads the app and does not import it. */
export type AppBundle = {
  routes: readonly PageRoute[];
  loadPageData(route: PageRoute, args: PageArgs): Promise<unknown>;
  /**
   * renders the document in UTF-8, as sent. @param dataFrom where its data are, if they do not stand in the document; application
   * pages only
   */
  renderPage(input: {
    route: PageRoute;
    url: URL;
    data: unknown;
    shell: Shell;
    dataFrom?: DataFrom | undefined;
  }): Buffer;
  /** of an application page's data, those that its document does not hold as markup */
  dataBesideMarkup(data: unknown): unknown;
  /** builds the content of a page's share picture from its data; null: the page has none of its own */
  shareCard(data: unknown): ShareCard | null;
  renderErrorPage(input: { url: URL; error: PageError; shell: Shell }): Buffer;
};

/** Facts that decide which pages are for search engines today. */
export type ListingFacts = {
  rates: RateBook;
  /** yyyy-mm-dd, in the country */
  today: string;
};

/** Data of pages besides texts. */
export type SiteFacts = ListingFacts & {
  /** the day each offer last changed, yyyy-mm-dd, by the slug of its lender's page */
  offers: ReadonlyMap<string, string>;
  /** day of the newest value of a series, yyyy-mm-dd; null: there is none */
  series: string | null;
};

/** One address of a page, as the page declares it (app/shell/declare-page.tsx). */
export type PageRoute = {
  id: string;
  /** always with a trailing slash; `:name` is a parameter without a slash */
  path: string;
  kind: 'document' | 'app';
  layout: 'default' | 'empty';
  /** its declaring file is app/pages/<module>.data.ts, .data.tsx or .tsx */
  module: string;
  /** its place in the list of all pages */
  group: PageGroupName;
  /** the data the page is made from; their change refreshes the page. `comments/:slug` is the part its address names. */
  tags: readonly string[];
  /** query keys the page reads: it gets no others, and is cached under these */
  query: readonly string[];
  /** false: rendered for each request, never cached */
  cached: boolean;
  /** the page has a form that is sent to its own address: the name of its action (server/shared/forms/) */
  form?: string;
  /** the only country whose site has the page, which is about that country's own figures */
  onlyIn?: CountryCode;
  /** the page asks for personal data or shows them: missing in a country in preparation */
  asksForData?: boolean;
  /** name in lists of pages; for pages with a parameter, by its value. Every page of the sitemap has one. */
  name?: string | ((value: string, content: Content) => string | undefined);
  /** false: not in the sitemap. The page itself repeats another one (canonical) or is one visitor's (noindex). */
  isListed?: boolean;
  /** for pages with one parameter: whether the page of this value is for search engines now; the page itself agrees */
  isListedNow?: (value: string, facts: ListingFacts, content: Content) => boolean;
  /** for pages with a parameter: the existing values, to make these pages ahead; of two parameters, both with a slash */
  values?: (content: Content) => string[];
  /** other values have no route at all, as at the root of the site; without it the page's loader decides */
  onlyValues?: boolean;
  /**
   * words of the search, for pages that are neither a Markdown file nor a tool with texts of its own; '' is the value of a page
   * without a parameter; undefined: the search does not know the page
   */
  search?: (content: Content, value: string) => PageWords | undefined;
  /** days its figures or lists last changed, yyyy-mm-dd; the day of its own text counts without being named */
  changed?: (facts: SiteFacts, content: Content, value: string) => readonly (string | null | undefined)[];
  /** addresses of it that browser tests open, one for each of its states; by default its path */
  examples?: readonly string[];
};
