import type { ReceivedEvent } from '#server/visits/events/event-sink.ts';
import { type Reported, threeDays, visitedOffers } from './any-visits.ts';

/** Recounts the statistics of three days in Romania one by one: slowly, and independently of them. */
export function recount(allEvents: ReceivedEvent[], allClicks: Reported[]) {
  const events = allEvents.filter(({ country }) => country === 'RO');
  const isView = (event: ReceivedEvent) => event.event_id === 5 && event.sub8 === undefined;
  const people = events.filter((event) => !event.isBot && (isView(event) || event.event_id === 27));
  const clicks = allClicks.filter(({ click }) => click.country === 'RO' && !click.isBot);

  const visits = Object.values(
    Object.groupBy(people, (event) => `${dayOf(event.receivedAt)} ${event.session_id}`),
  ).map((group = []) => {
    const inOrder = group.toSorted(inTime);
    const [first] = inOrder;
    const day = first ? dayOf(first.receivedAt) : '';
    const departures = clicks.filter(
      ({ click }) => click.sessionId === first?.session_id && dayOf(click.createdAt) === day,
    );
    return {
      day,
      isConsented: group.some((event) => !event.cookieless),
      source: first?.utm_source ?? '',
      entry: first?.path,
      exit: inOrder.at(-1)?.path,
      views: group.filter(isView).length,
      home: group.some(({ path }) => path === '/'),
      offers: group.some(({ path }) => path === '/offers/' || path === '/offers2/'),
      departed: departures.length > 0,
      converted: departures.some(({ reported }) => reported.some(isConversion)),
    };
  });
  const consented = visits.filter(({ isConsented }) => isConsented);
  const count = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean) =>
    items.filter(isCounted).length;
  const seen = events
    .filter((event) => !event.isBot && event.event_id === 1003)
    .flatMap(({ sub4 = '', receivedAt }) =>
      [...new Set(sub4.split(','))].map((id) => ({ id, day: dayOf(receivedAt) })),
    )
    .filter(({ id }) => visitedOffers.includes(id));
  const seenSince = seen.map(({ day }) => day).toSorted()[0] ?? null;
  const distinct = (own: ReceivedEvent[]) =>
    new Set(own.filter(({ cookieless }) => !cookieless).map((event) => event.client_id)).size;

  return {
    visits: threeDays.days.map((day) => ({
      day,
      pageViews: count(people, (event) => isView(event) && dayOf(event.receivedAt) === day),
      consentedVisits: count(consented, (visit) => visit.day === day),
      cookielessArrivals: count(
        visits,
        (visit) => visit.day === day && !visit.isConsented && visit.source !== '',
      ),
      visitors: distinct(people.filter((event) => dayOf(event.receivedAt) === day)),
      botViews: count(events, (event) => event.isBot && isView(event) && dayOf(event.receivedAt) === day),
    })),
    visitors: { count: distinct(people), isExact: true },
    sources: ['', 'google', 'typein']
      .map((name) => ({
        name,
        visits: count(visits, ({ source }) => source === name),
        pageViews: visits.filter(({ source }) => source === name).reduce((sum, { views }) => sum + views, 0),
        departures: count(clicks, ({ click }) => click.utm_source === name),
        conversions: clicks
          .filter(({ click }) => click.utm_source === name)
          .flatMap(({ reported }) => reported)
          .filter(isConversion).length,
      }))
      .filter((row) => row.visits + row.departures > 0),
    funnel: {
      visits: consented.length,
      home: count(consented, ({ home }) => home),
      offers: count(consented, ({ offers }) => offers),
      departed: count(consented, ({ departed }) => departed),
      converted: count(consented, ({ converted }) => converted),
      homeOffers: count(consented, (visit) => visit.home && visit.offers),
      homeOffersDeparted: count(consented, (visit) => visit.home && visit.offers && visit.departed),
      homeOffersConverted: count(consented, (visit) => visit.home && visit.offers && visit.converted),
    },
    pages: Object.entries(Object.groupBy(events, ({ path }) => path))
      .map(([path, group = []]) => ({
        path,
        pageViews: count(group, (event) => isView(event) && !event.isBot),
        visits: new Set(
          group
            .filter((event) => people.includes(event))
            .map((event) => `${dayOf(event.receivedAt)} ${event.session_id}`),
        ).size,
        entries: count(visits, ({ entry }) => entry === path),
        exits: count(visits, ({ exit }) => exit === path),
        restored: count(group, (event) => event.event_id === 27 && !event.isBot),
        botViews: count(group, (event) => isView(event) && event.isBot),
      }))
      .filter((row) => row.visits + row.botViews > 0),
    fields: recountFields(
      events.filter((event) => !event.isBot && event.event_id === 5 && /^\d$/.test(event.sub8 ?? '')),
    ),
    seenSince,
    offers: visitedOffers.map((offerId) => {
      const own = clicks.filter(({ click }) => click.offerId === offerId);
      const all = own.flatMap(({ reported }) => reported);
      const reports = (status: string) => count(all, (one) => one === status);
      return {
        offerId,
        impressions: count(seen, ({ id }) => id === offerId),
        departures: own.length,
        departuresOfCountedDays: count(
          own,
          ({ click }) => seenSince !== null && dayOf(click.createdAt) >= seenSince,
        ),
        pending: reports('pending'),
        approved: reports('approved'),
        rejected: reports('rejected'),
      };
    }),
  };
}

function recountFields(events: ReceivedEvent[]) {
  const visitOf = (event: ReceivedEvent) => `${dayOf(event.receivedAt)} ${event.session_id} ${event.path}`;
  const last = new Map(events.toSorted(inTime).map((event) => [visitOf(event), event.sub8]));
  return Object.values(Object.groupBy(events, ({ path, sub8 }) => `${path} ${sub8}`)).map((group = []) => {
    const visits = (kind: string) => new Set(group.filter(({ sub7 }) => sub7 === kind).map(visitOf)).size;
    const { path: form = '', sub8 = '' } = group[0] ?? {};
    return {
      form,
      field: Number(sub8),
      focused: visits('fieldFocus'),
      filled: visits('fieldFilled'),
      invalid: visits('fieldInvalid'),
      lastTouched: [...last].filter(([visit, field]) => visit.endsWith(` ${form}`) && field === sub8).length,
    };
  });
}

function inTime(a: ReceivedEvent, b: ReceivedEvent): number {
  return a.receivedAt.getTime() - b.receivedAt.getTime() || (a.uuid < b.uuid ? -1 : 1);
}

/** Finds the local day of a moment, by the list of their beginnings. */
function dayOf(moment: Date): string {
  const index = threeDays.starts.findLastIndex((dayStart) => moment >= new Date(dayStart));
  return threeDays.days[index] ?? '';
}

function isConversion(status: string): boolean {
  return status === 'pending' || status === 'approved';
}
