// The order of /offers/, computed again from the open data alone: none of the site's own program is used. CC BY 4.0.
// node ordine.mjs https://imprumutclar.ro 2000 3 luni (or: 1000 20 zile). Sums are bani; fields: /date-deschise/v1/oferte.schema.json
const perYear = { week: 52, fortnight: 26, month: 12 };
const round = (amount) => Math.floor(amount + 0.5);
const monthDays = (months) => Math.round((months * 365) / 12);
const isWithin = (min, max, asked) => (min === null || asked >= min) && (max === null || asked <= max);
/** The offers that can be had, in the page's order. @param request { principal, term: { count, unit: 'months' | 'days' }, once? } */
export function orderOffers({ offers }, caps, request) {
  const quoted = offers.map((offer) => ({ ...offer, ...quoteOffer(offer, caps, request) }));
  return quoted.filter(({ group }) => group < 5).toSorted((a, b) => a.group - b.group || a.place - b.place);
}

// Of several products the best: as asked and of today, of today, to be confirmed, without a price (group 4), not at all (5).
function quoteOffer({ products, lenderKind }, caps, request) {
  const isKnown = ({ age, amount: { min, max } }) => age === 'recent' && max !== null && isWithin(min, max, request.principal);
  const unpriced = { best: 3, group: 4, place: products.some(isKnown) ? 0 : 1 };
  const quotes = products.map((product) => quoteProduct(product, lenderKind, caps, request) ?? unpriced);
  return quotes.toSorted((a, b) => a.best - b.best)[0] ?? unpriced;
}

function quoteProduct({ terms, tier, age, amount, term: limits }, lenderKind, { dailyCaps, aprCap }, { principal, term, once }) {
  const asked = term.unit === 'months' && term.count < 3 ? { count: term.count * 30, unit: 'days' } : term; // short: once
  const days = asked.unit === 'days' ? asked.count : monthDays(asked.count);
  if (!isWithin(amount.min, amount.max, principal) || !isWithin(limits.minDays, limits.maxDays, days)) return { best: 4, group: 5 };
  if (terms === null) return null;
  const isOnce = asked.unit === 'days' || once === true;
  const isFree = terms.repayment.kind === 'revolving'; // drawn and paid as one likes: as asked; all others in their own way
  const repayment = isFree && isOnce ? { kind: 'once' } : terms.repayment;
  const { total, apr } = loanCost({ ...terms, repayment }, principal, { ...asked, days });
  const cap = dailyCaps.find(({ upTo }) => principal <= upTo);
  const most = cap && Math.min(round((principal * days * cap.percentPerDay) / 100), principal);
  const isCovered = amount.max !== null && limits.maxDays !== null;
  const isToday = tier === 'A' && age === 'recent';
  const isAbove = lenderKind !== 'foreign-bank' && (cap ? total - principal > most : !(apr <= aprCap));
  if (isAbove) return isCovered && isToday ? { best: 5, group: 5 } : null;
  if (tier === 'C' || !isCovered || Number.isNaN(apr)) return null;
  const isOther = isFree || (repayment.kind === 'once') === isOnce ? 0 : 1;
  return { best: isToday ? isOther : 2, group: (isToday ? 0 : 2) + isOther, place: total };
}

function loanCost({ interest, freeDays, fees, repayment }, principal, { unit, days }) {
  const lei = (fee) => round(fee.lei === undefined ? (principal * fee.percent) / 100 : fee.lei * 100);
  const sum = (some) => (fees === 'unknown' ? [] : fees).reduce((all, fee) => (!fee.isOptional && some(fee) ? all + lei(fee) : all), 0);
  const isFirst = ({ kind }) => ['analysis', 'withdrawal', 'insurance'].includes(kind);
  const owed = principal + sum((fee) => isFirst(fee) && fee.isFinanced);
  const months = Math.round((days * 12) / 365);
  const years = days > 90 && monthDays(months) === days ? months / 12 : days / 365; // 91 days are three months
  const share = (ofDays, ofYears) => (interest.percent * { day: ofDays, year: ofYears, flat: 1 }[interest.per]) / 100;
  const [costly, every] = [Math.max(0, days - freeDays), repayment.every ?? 'month'];
  const isOnce = repayment.kind === 'once' || (repayment.kind === 'revolving' && unit === 'days');
  const parts = isOnce ? 1 : Math.max(1, Math.round(years * perYear[every]));
  const dayOf = (at) => (every !== 'month' ? at * (every === 'week' ? 7 : 14) : interest.monthDays ? at * 30 : monthDays(at));
  const shares = Array.from({ length: parts }, (_, at) => {
    const [from, to] = [dayOf(at), dayOf(at + 1)];
    const isPaid = (to - Math.min(Math.max(freeDays, from), to)) / (to - from);
    return isOnce ? share(costly, costly / 365) : share((to - from) * isPaid, isPaid / perYear[every]);
  });
  const [worth] = shares.reduce(([all, factor], one) => [all + factor / (1 + one), factor / (1 + one)], [0, 1]);
  const flat = interest.per === 'flat' ? round(owed * (1 + interest.percent / 100)) : null;
  const equal = round(flat === null ? owed / worth : flat / parts);
  let balance = flat ?? owed;
  const flows = shares.map((one, at) => {
    const due = balance + (flat === null ? round(balance * one) : 0);
    const amount = at === parts - 1 ? due : Math.min(equal, due);
    balance = due - amount;
    return [amount + sum(({ kind }) => kind === 'monthly'), isOnce ? years : (at + 1) / perYear[every]];
  });
  const all = [[sum((fee) => isFirst(fee) && !fee.isFinanced), 0], ...flows];
  const worthAt = (rate) => all.reduce((whole, [amount, time]) => whole + amount * Math.exp(-rate * time), 0);
  let [low, high] = [Math.log(0.01), Math.log(100_001)];
  const isFound = worthAt(low) >= principal && worthAt(high) <= principal;
  for (let at = 0; at < 100; at++) [low, high] = worthAt((low + high) / 2) > principal ? [(low + high) / 2, high] : [low, (low + high) / 2];
  return { total: worthAt(0), apr: isFound ? Math.expm1(low) * 100 : Number.NaN };
}
const [site, lei, count, unit] = globalThis.process?.argv.slice(2) ?? [];
if (unit !== undefined) {
  const ask = async (file) => (await fetch(`${site}/date-deschise/v1/${file}.json`)).json();
  const request = { principal: lei * 100, term: { count: Number(count), unit: unit === 'zile' ? 'days' : 'months' } };
  for (const { slug } of orderOffers(await ask('oferte'), (await ask('plafoane')).now, request)) console.log(slug);
}
