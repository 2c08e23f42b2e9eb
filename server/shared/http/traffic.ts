/** The kinds of requests in metrics; `page` includes files of the application and the data of pages. */
const requestKinds = ['page', 'form', 'event', 'click', 'report', 'call', 'office', 'monitor'] as const;
type RequestKind = (typeof requestKinds)[number];

/** An answered request, as LOG_REQUESTS writes it: nothing of its query or its sender. */
export type AnsweredRequest = {
  method: string;
  /** the path of the route, with the names of its parameters; null: no route of the site */
  route: string | null;
  status: number;
  /** milliseconds from reading the request to its answer */
  ms: number;
};

type Options = {
  /** called for each answered request; without it only counters are kept */
  onAnswer?: ((answered: AnsweredRequest) => void) | undefined;
  /** the path of a page's route with its parameters, by path */
  routeOf?: (path: string) => string | undefined;
};

/** Upper bounds, in seconds, of the histogram of answers from memory. */
export const memoryBounds = [
  0.000_005, 0.000_01, 0.000_02, 0.000_05, 0.000_1, 0.000_25, 0.001, 0.005, 0.025, 0.1,
] as const;

/** Kinds by the start of the address; the first that fits counts. */
const byStart: readonly (readonly [start: string, kind: RequestKind])[] = [
  ['/api/event', 'event'],
  ['/api/postback', 'report'],
  ['/api/admin/', 'office'],
  ['/api/parteneri/v1/', 'call'],
  ['/api/parteneri/', 'office'],
  ['/api/health', 'monitor'],
  ['/api/ready', 'monitor'],
  ['/api/', 'call'],
  ['/admin/', 'office'],
  ['/parteneri/', 'office'],
  ['/landing/redirector/', 'click'],
];

const MOST_STATUS = 600;

export type Traffic = ReturnType<typeof createTraffic>;

/**
 * Counts requests in plain integers, which whoever wants them reads: a counter of a library would cost a page from memory a tenth
 * of its time.
 */
export function createTraffic({ onAnswer, routeOf }: Options = {}) {
  const counts = Object.fromEntries(requestKinds.map((kind) => [kind, zeros(MOST_STATUS)])) as Record<
    RequestKind,
    number[]
  >;
  // One more than the bounds: the answers that took longer.
  const memory = zeros(memoryBounds.length + 1);
  let memorySeconds = 0;

  function count(kind: RequestKind, status: number): void {
    const ofKind = counts[kind];
    ofKind[status] = (ofKind[status] ?? 0) + 1;
  }

  const note = (method: string, route: string | null, status: number, begun: number) =>
    onAnswer?.({ method, route, status, ms: round(performance.now() - begun) });

  return {
    /** Counts a page or a file answered from memory. @param begun `performance.now()` when its request was read */
    fromMemory(method: string, address: string, status: number, begun: number): void {
      const seconds = (performance.now() - begun) / 1_000;
      let bucket = 0;
      while (bucket < memoryBounds.length && seconds > (memoryBounds[bucket] ?? 0)) bucket += 1;
      memory[bucket] = (memory[bucket] ?? 0) + 1;
      memorySeconds += seconds;
      count('page', status);
      // In memory are pages and files of the site alone: the path of a file is nothing that anybody typed.
      if (onAnswer) note(method, pageRoute(address) ?? pathOf(address), status, begun);
    },
    /** Counts a request that the application answered. @param route the path of its route; undefined: a page's, or none */
    answered(request: { method: string; address: string; route?: string; status: number; begun: number }) {
      const { method, address, route, status, begun } = request;
      count(requestKind(method, address), status);
      if (onAnswer) note(method, route ?? pageRoute(address), status, begun);
    },
    /** The numbers since the start. `memory`: answers by the bounds of `memoryBounds`, each counted once. */
    read: () => ({ counts, memory, memorySeconds }),
  };

  // Any path that is no page's may hold what a person typed, or a signed link.
  function pageRoute(address: string): string | null {
    return routeOf?.(pathOf(address).replace(/_(?:payload|data)\.json$/, '')) ?? null;
  }
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100;
}

/** Determines the kind of a request. @param address path and query, as requested */
function requestKind(method: string, address: string): RequestKind {
  const known = byStart.find(([start]) => address.startsWith(start));
  return known?.[1] ?? (method === 'POST' ? 'form' : 'page');
}
