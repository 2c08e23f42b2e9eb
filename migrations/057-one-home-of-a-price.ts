import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { load as parseYaml } from 'js-yaml';
import { type Kysely, sql } from 'kysely';

/**
 * Prices, amounts, terms, free days and the kind of credit leave the offers: every one is a product of its lender's evidence.
 *
 * - An offer that people edited, and whose figures differ from its lender's first product, becomes an approved entry of
 *   `evidence_changes`, under the names of the two people behind its last change. The offer lent as that one product, so the
 *   lender's other products are entered as unknown. A product has one source: that of its price, or of an older figure, so that
 *   no price looks newer than it was; its name tells the figures of other sources. Offers of the starting file have theirs in content/evidence.
 * - What of a change of an offer was a price is told in its note; where it waited, for a person or a moment, it waits as evidence,
 *   which has no moments: the note says when. A price that was to end gets a waiting entry of what was before it.
 * - The offers that the last digest knew get the same shape, so that the next one tells no news of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const site = await readSite(db);
  const offers =
    await sql<OfferRow>`select country, id, slug, url, figures, seed_hash from offers order by id`.execute(
      db,
    );
  for (const offer of offers.rows) await moveOffer(db, offer, site);
  await sql`update offers set figures = figures - ${sql.val(parts)}::text[]`.execute(db);
  const changes =
    await sql<ChangeRow>`select *, ends_at > now() as ends_later from offer_changes order by id`.execute(db);
  for (const change of changes.rows) await moveChange(db, change, offers.rows, site);
  const digests = await sql<{ week: string; known_offers: StoredOffer[] }>`
    select week::text, known_offers from digests`.execute(db);
  for (const { week, known_offers: known } of digests.rows) {
    const told = JSON.stringify(known.map(toldOffer));
    await sql`update digests set known_offers = ${told}::jsonb where week = ${week}::date`.execute(db);
  }
}

const parts = ['repayment', 'amount', 'term', 'price', 'firstLoan'] as const;
const names = {
  repayment: 'felul plății',
  amount: 'suma',
  term: 'perioada',
  price: 'prețul',
  firstLoan: 'zilele cu 0%',
};

const kinds: Readonly<Record<string, string>> = {
  instalments: 'credit în rate',
  'credit-line': 'linie de credit',
  'credit-card': 'card de credit',
};

type Source = { name: string; url: string | null; date: string | null; readAt: string | null };
type Figure<Value> = { value: Value; source: Source } | null;
type Price =
  | { kind: 'daily'; ratePercentPerDay: number; freeDays: number }
  | { kind: 'instalments'; yearlyRatePercent: number };
type Figures = {
  repayment: Figure<string>;
  amount: Figure<{ min: number | null; max: number | null }>;
  term: Figure<{ minDays: number | null; maxDays: number | null }>;
  price: Figure<Price>;
  firstLoan: Figure<{ freeDays: number; condition: string }>;
};
type StoredOffer = Partial<Figures> & Record<string, unknown>;
type Unknown = 'unknown';
type Product = {
  id: string;
  name: string;
  kind: string;
  evidence: string;
  sumsLei: { min: number | Unknown; max: number | Unknown };
  days: { min: number | Unknown; max: number | Unknown };
  interest: { per: string; percent: number } | Unknown;
  free: { days: number; for: string; condition: string } | null;
  fees: unknown;
  repayment: { kind: string; every?: string; minimum?: unknown } | Unknown;
};
type Item = { id: string; source: Partial<Source> & { name: string } };
type Evidence = { products: Product[]; items: Item[] };
type Entry = { item: Item | null; product: Product };
type OfferRow = {
  url: string | null;
  country: string;
  id: string;
  slug: string;
  figures: StoredOffer;
  seed_hash: string | null;
};
type ChangeRow = {
  id: number;
  country: string;
  offer_id: string;
  before: StoredOffer | null;
  after: StoredOffer;
  status: string;
  note: string;
  starts_at: Date | null;
  ends_at: Date | null;
  ends_later: boolean | null;
  proposed_by: string;
  proposed_at: Date;
};
type Site = {
  evidenceOf: (country: string, lender: string) => Evidence;
  /** ids of all items */
  ids: Set<string>;
  /** takes a new public entry */
  add: (country: string, lender: string, entry: Entry) => void;
  /** lenders with an offer that was moved */
  moved: Set<string>;
};

/** Reads the evidence as it is: the content files, and the public entries of the office. */
async function readSite(db: Kysely<unknown>): Promise<Site> {
  const folder = new URL('../content/evidence/', import.meta.url);
  const files = readdirSync(folder).map((file) => parseYaml(readFileSync(new URL(file, folder), 'utf8')));
  const starting = (files as ({ lender: string } & Partial<Evidence>)[]).map(
    ({ lender, products = [], items = [] }) => ({ lender, products, items }),
  );
  const { rows } = await sql<{
    country: string;
    lender: string;
    item: Item | null;
    product: Product | null;
    status: string;
  }>`
    select country, lender, item, product, status from evidence_changes where retires is null order by decided_at, id`.execute(
    db,
  );
  const entries = rows.filter(({ status }) => status === 'public');
  return {
    evidenceOf(country, lender) {
      const own = starting.find((one) => one.lender === lender);
      const known: Evidence = { products: [...(own?.products ?? [])], items: [...(own?.items ?? [])] };
      for (const entry of entries.filter((one) => one.country === country && one.lender === lender)) {
        if (entry.item) place(known.items, entry.item);
        if (entry.product) place(known.products, entry.product);
      }
      return known;
    },
    ids: new Set(
      [...starting.flatMap(({ items }) => items), ...rows.flatMap(({ item }) => item ?? [])].map(
        ({ id }) => id,
      ),
    ),
    add: (country, lender, entry) => entries.push({ country, lender, status: 'public', ...entry }),
    moved: new Set(),
  };
}

function place<Thing extends { id: string }>(things: Thing[], thing: Thing): void {
  const at = things.findIndex(({ id }) => id === thing.id);
  things.splice(at < 0 ? things.length : at, at < 0 ? 0 : 1, thing);
}

async function moveOffer(db: Kysely<unknown>, offer: OfferRow, site: Site): Promise<void> {
  const { country, id, slug, figures } = offer;
  if (offer.seed_hash !== null) return;
  const known = site.evidenceOf(country, slug);
  const own = figuresOf(figures);
  if (isDeepStrictEqual(own, firstFigures(known))) return;
  const people = await sql<{ proposed_by: string; decided_by: string }>`
    select proposed_by, decided_by from (
      select proposed_by, decided_by, 1 as rank, decided_at from offer_changes
        where country = ${country} and offer_id = ${id} and published_at is not null
      union all select proposed_by, decided_by, 2, decided_at from evidence_changes
        where country = ${country} and lender = ${slug} and status = 'public'
      union all select a.id, b.id, 3, a.created_at from office_users a join office_users b on a.id <> b.id
    ) as pairs where proposed_by <> decided_by order by rank, decided_at desc limit 1`.execute(db);
  const [by] = people.rows;
  // Nobody has ever approved another price than that of the evidence.
  if (!by) return;
  const isSecond = site.moved.has(`${country} ${slug}`);
  site.moved.add(`${country} ${slug}`);
  const [first] = isSecond ? [] : known.products;
  const others = isSecond ? [] : known.products.slice(1);
  const entry = entryOf(own, first, {
    lender: slug,
    url: offer.url,
    product: isSecond ? `oferta-${id.toLowerCase()}` : 'oferta',
    ids: site.ids,
  });
  const hidden = others.map((product): Entry => ({ item: null, product: { ...product, ...nothing } }));
  for (const { item, product } of [...(entry ? [entry] : []), ...hidden]) {
    site.add(country, slug, { item, product });
    await sql`
      insert into evidence_changes
        (country, lender, item, product, note, status, proposed_by, proposed_at, decided_by, decided_at)
      values (${country}, ${slug}, ${item && JSON.stringify(item)}::jsonb, ${JSON.stringify(product)}::jsonb,
        ${`Prețul publicat în oferta ${id}, mutat la dovezi.`}, 'public', ${by.proposed_by}, now(), ${by.decided_by}, now())`.execute(
      db,
    );
  }
}

async function moveChange(
  db: Kysely<unknown>,
  change: ChangeRow,
  offers: readonly OfferRow[],
  site: Site,
): Promise<void> {
  const { id, country, offer_id: offerId, before, after, status } = change;
  const [was, is] = [figuresOf(before ?? {}), figuresOf(after)];
  const changed = parts.filter((part) => !isDeepStrictEqual(was[part], is[part]));
  const offer = offers.find((one) => one.country === country && one.id === offerId);
  const now = figuresOf(offer?.figures ?? {});
  const propose = async (figures: Figures, note: string) => {
    const lender = offer?.slug ?? String(after['slug']);
    const [first] = site.evidenceOf(country, lender).products;
    const wanted = { ...now, ...Object.fromEntries(changed.map((part) => [part, figures[part]])) };
    const url = offer?.url ?? (after['url'] as string | null);
    const entry = entryOf(wanted, first, { lender, url, product: 'oferta', ids: site.ids });
    if (!entry) return;
    await sql`
      insert into evidence_changes (country, lender, item, product, note, proposed_by, proposed_at)
      values (${country}, ${lender}, ${entry.item && JSON.stringify(entry.item)}::jsonb, ${JSON.stringify(entry.product)}::jsonb,
        ${note}, ${change.proposed_by}, ${change.proposed_at})`.execute(db);
  };
  const isOpen = status === 'waiting' || status === 'approved';
  if (changed.length > 0 && isOpen)
    await propose(
      is,
      `${sentence(change.note)}${change.starts_at ? ` De publicat de la ${dayOf(change.starts_at)}.` : ''}`,
    );
  if (changed.length > 0 && status === 'public' && change.ends_later && change.ends_at)
    await propose(
      was,
      `De aprobat la ${dayOf(change.ends_at)}, când revine prețul dinaintea modificării ${id} a ofertei.`,
    );
  const rest = [before && without(before), without(after)] as const;
  const isEmpty = isOpen && changed.length > 0 && isDeepStrictEqual(...rest);
  const told = changed.map((part) => {
    const [from, to] = [inWords(part, was), inWords(part, is)];
    return `${names[part]}, ${from === to ? 'numai sursa' : `din „${from}” în „${to}”`}`;
  });
  await sql`
    update offer_changes set
      before = ${rest[0] && JSON.stringify(rest[0])}::jsonb, after = ${JSON.stringify(rest[1])}::jsonb,
      note = ${told.length > 0 ? `${sentence(change.note)} S-au schimbat: ${told.join('; ')}.` : change.note},
      status = ${isEmpty ? 'withdrawn' : status},
      reason = ${isEmpty ? 'Mutată la Dovezi, unde se propun acum prețurile.' : sql`reason`}
    where id = ${id}`.execute(db);
}

function sentence(note: string): string {
  return /[.!?…]$/.test(note) ? note : `${note}.`;
}

function figuresOf(offer: Partial<Figures>): Figures {
  return Object.fromEntries(parts.map((part) => [part, offer[part] ?? null])) as Figures;
}

function without(offer: StoredOffer): StoredOffer {
  return Object.fromEntries(
    Object.entries(offer).filter(([name]) => !(parts as readonly string[]).includes(name)),
  );
}

/** The figures an offer had when it followed its lender's first product. */
function firstFigures({ products: [product], items }: Evidence): Figures {
  if (!product) return figuresOf({});
  const {
    name = '',
    url = null,
    date = null,
    readAt = null,
  } = items.find(({ id }) => id === product.evidence)?.source ?? {};
  const source = { name, url, date, readAt };
  const orNull = (value: number | Unknown, times = 1) =>
    value === 'unknown' ? null : Math.round(value * times);
  const figure = <Value extends object>(value: Value) =>
    Object.values(value).every((bound) => bound === null) ? null : { value, source };
  const { kind, sumsLei, days, free } = product;
  const price = firstPrice(product);
  return {
    repayment: kind === 'unknown' ? null : { value: kind, source },
    amount: figure({ min: orNull(sumsLei.min, 100), max: orNull(sumsLei.max, 100) }),
    term: figure({ minDays: orNull(days.min), maxDays: orNull(days.max) }),
    price: price && { value: price, source },
    firstLoan: free && { value: { freeDays: free.days, condition: free.condition }, source },
  };
}

function firstPrice({ interest, repayment, free }: Product): Price | null {
  if (interest === 'unknown' || repayment === 'unknown' || interest.per === 'flat') return null;
  if (interest.per === 'year') return { kind: 'instalments', yearlyRatePercent: interest.percent };
  const freeDays = free?.for === 'everyone' ? free.days : 0;
  return repayment.kind === 'once' ? { kind: 'daily', ratePercentPerDay: interest.percent, freeDays } : null;
}

const unknown = { min: 'unknown', max: 'unknown' } as const;
const nothing = {
  kind: 'unknown',
  sumsLei: unknown,
  days: unknown,
  interest: 'unknown',
  free: null,
  fees: 'unknown',
  repayment: 'unknown',
} as const;

/** The entry that states the figures of an offer; undefined: there is neither a figure nor a product to say nothing of. */
function entryOf(
  figures: Figures,
  first: Product | undefined,
  at: { lender: string; url: string | null; product: string; ids: Set<string> },
): Entry | undefined {
  const { repayment, amount, term, price, firstLoan } = figures;
  const [source] = (price ? [price, amount, term] : [amount, term, repayment, firstLoan])
    .flatMap((figure) => figure?.source ?? [])
    .toSorted((a, b) => weaknessOf(b, at.url) - weaknessOf(a, at.url));
  if (!source) return first && { item: null, product: { ...first, ...nothing } };
  let number = 1;
  while (at.ids.has(`${at.lender}-a${number}`)) number += 1;
  const id = `${at.lender}-a${number}`;
  at.ids.add(id);
  const lei = (bani: number | null | undefined) => (bani == null ? 'unknown' : bani / 100);
  const product: Product = {
    id: first?.id ?? at.product,
    name: first?.name ?? 'credit',
    kind: repayment?.value ?? 'unknown',
    evidence: id,
    sumsLei: { min: lei(amount?.value.min), max: lei(amount?.value.max) },
    days: { min: term?.value.minDays ?? 'unknown', max: term?.value.maxDays ?? 'unknown' },
    ...termsOf(figures, first?.free),
    fees: 'unknown',
  };
  return { item: itemOf(product, namingOthers(source, figures)), product };
}

/** The one source of a product, whose name tells the figures that were read elsewhere: none is said to be where it is not. */
function namingOthers(source: Source, figures: Figures): Source {
  const elsewhere = Map.groupBy(
    parts.filter((part) => figures[part] && !isDeepStrictEqual(figures[part].source, source)),
    (part) => JSON.stringify(figures[part]?.source),
  );
  const told = [...elsewhere].map(([other, those]) => {
    const { name, date, readAt } = JSON.parse(other) as Source;
    const day = (date ?? readAt ?? '').split('-').toReversed().join('.');
    return `; ${those.map((part) => names[part]).join(', ')}: ${name}, ${date === null ? 'citit la' : 'din'} ${day}`;
  });
  return { ...source, name: `${source.name}${told.join('')}` };
}

/** 0: of the last 12 months, 1: older, 2: of unknown age, as a copy without a date that is not on the lender's site. */
function weaknessOf({ url, date, readAt }: Source, lenderUrl: string | null): number {
  const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  const isOwn = url !== null && lenderUrl !== null && `.${siteOf(url)}`.endsWith(`.${siteOf(lenderUrl)}`);
  if (date === null && !isOwn) return 2;
  const day = date ?? readAt ?? '';
  const lastDay = `${day}${'-12-31'.slice(day.length === 4 ? 0 : 3)}`.slice(0, 10);
  const yearAgo = new Date();
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return lastDay < yearAgo.toISOString().slice(0, 10) ? 1 : 0;
}

/** @param known free days of the product before, which says whom they are for */
function termsOf(
  { price, repayment, firstLoan }: Figures,
  known: Product['free'] = null,
): Pick<Product, 'interest' | 'free' | 'repayment'> {
  const counted = price?.value.kind === 'daily' ? price.value.freeDays : 0;
  const condition = firstLoan?.value.condition ?? 'Condiția este cea din contract.';
  const whom = known?.condition === condition && known.for !== 'everyone' ? known.for : 'new-clients';
  const free =
    counted > 0
      ? { days: counted, for: 'everyone', condition }
      : firstLoan && { days: firstLoan.value.freeDays, for: whom, condition };
  if (!price) return { interest: 'unknown', free, repayment: 'unknown' };
  if (price.value.kind === 'daily')
    return {
      interest: { per: 'day', percent: price.value.ratePercentPerDay },
      free,
      repayment: { kind: 'once' },
    };
  const isEqual = repayment === null || repayment.value === 'instalments';
  return {
    interest: { per: 'year', percent: price.value.yearlyRatePercent },
    free,
    repayment: isEqual ? { kind: 'equal', every: 'month' } : { kind: 'revolving', minimum: 'unknown' },
  };
}

function itemOf(
  { evidence: id, name, interest, sumsLei, days, free, repayment }: Product,
  source: Source,
): Item & Record<string, unknown> {
  const figure = (measure: string, value: number | Unknown | undefined, unit: string) =>
    value === undefined || value === 'unknown' ? [] : [{ measure, value, unit }];
  const ways: Record<string, string> = { once: 'once', equal: 'monthly', revolving: 'revolving' };
  return {
    id,
    tier: 'A',
    product: name,
    client: 'unknown',
    secured: 'unknown',
    figures: [
      ...(interest === 'unknown' ? [] : figure('interest', interest.percent, `percent-a-${interest.per}`)),
      ...figure('free-days', free?.days, 'days'),
      ...figure('smallest-sum', sumsLei.min, 'lei'),
      ...figure('largest-sum', sumsLei.max, 'lei'),
      ...figure('shortest-term', days.min, 'days'),
      ...figure('longest-term', days.max, 'days'),
    ],
    principalLei: 'unknown',
    term: 'unknown',
    repayment: repayment === 'unknown' ? 'unknown' : ways[repayment.kind],
    source,
    dating: { by: source.date === null ? 'unknown' : 'source' },
    copies: [],
    quote: null,
    copyHash: 'none',
    enteredBy: 'office',
    approvedBy: 'office',
  };
}

/** An offer as a digest keeps it, with the one product that its figures describe. */
function toldOffer(offer: StoredOffer): object {
  const { repayment: kind, amount, term, price, firstLoan } = figuresOf(offer);
  const terms = termsOf({ ...figuresOf({}), price, repayment: kind });
  const freeDays = price?.value.kind === 'daily' ? price.value.freeDays : 0;
  const { interest, repayment } = terms;
  return {
    ...without(offer),
    products: [
      {
        name: null,
        kind,
        amount,
        term,
        price: price && {
          value: { interest, freeDays, fees: 'unknown', repayment },
          source: price.source,
          tier: 'A',
        },
        free: firstLoan && { ...firstLoan, for: null },
      },
    ],
  };
}

function inWords(part: (typeof parts)[number], figures: Figures): string {
  const value = figures[part]?.value;
  if (value === undefined) return 'nimic';
  if (typeof value === 'string') return kinds[value] ?? value;
  if ('condition' in value) return `${value.freeDays} zile: ${value.condition}`;
  if ('minDays' in value) return `${value.minDays ?? '?'}–${value.maxDays ?? '?'} zile`;
  if ('min' in value) return `${inLei(value.min)}–${inLei(value.max)} lei`;
  const isDaily = value.kind === 'daily';
  const percent = isDaily ? value.ratePercentPerDay : value.yearlyRatePercent;
  const free = isDaily && value.freeDays > 0 ? `, primele ${value.freeDays} zile fără dobândă` : '';
  return `${String(percent).replace('.', ',')}% pe ${isDaily ? 'zi' : 'an'}${free}`;
}

function inLei(bani: number | null): string {
  return bani === null ? '?' : String(bani / 100).replace('.', ',');
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10).split('-').toReversed().join('.');
}
