/** Height of every drawing, in its own units. */
export const COVER_HEIGHT = 360;

/** Numbers in [0, 1), the same ones for the same seed. */
export type Random = () => number;
type Motif = (random: Random, width: number) => string[];

type Box = { x: number; y: number; width: number; height: number; isRound?: boolean };

/** Boxes of one look, which do not cover each other: all in one path. */
function boxes(look: 'cover-petrol' | 'cover-hatch' | 'cover-tint' | 'cover-sheet', list: readonly Box[]) {
  if (list.length === 0) return '';
  const line = outlines(list);
  // The hatch lets the grid through.
  const below = look === 'cover-hatch' ? path('cover-sheet', line) : '';
  return `${below}${path(`${look} cover-line`, line)}`;
}

function outline({ x, y, width, height, isRound = false }: Box): string {
  if (!isRound) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const radius = height / 2;
  const straight = width - height;
  const end = (down: number) => `a${radius} ${radius} 0 0 1 0 ${down}`;
  return `M${x + radius} ${y}h${straight}${end(height)}h${-straight}${end(-height)}z`;
}

const circle = (x: number, y: number, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
  isRound: true,
});
const path = (look: string, line: string) => `<path class="${look}" d="${line}"></path>`;
const outlines = (list: readonly Box[]) => list.map(outline).join('');

function split<T>(list: readonly T[], isFirst: (item: T, index: number) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((item, index) => !isFirst(item, index))];
}

const range = (count: number) => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index);

/** Columns that grow until a ceiling stops them. */
const ceiling: Motif = (random, width) => {
  const count = Math.round((width - 40) / 60);
  const columns = range(count).map((k) => {
    const grown = 24 + Math.round((k / (count - 2)) ** 1.6 * 220) + Math.floor(random() * 2) * 8;
    const height = 20 + Math.min(240, grown);
    return { x: 30 + k * 60, y: COVER_HEIGHT - height, width: 40, height };
  });
  return [
    boxes(
      'cover-hatch',
      columns.map((column) => ({ ...column, y: 80, height: 280 })),
    ),
    boxes('cover-petrol', columns),
    `<rect class="cover-ink" y="72" width="${width}" height="8"></rect>`,
  ];
};

/** Budget columns, every third one set aside. */
const budget: Motif = (random, width) => {
  const columns = range((width - 80) / 64).map((k) => {
    const height = 60 + Math.floor(random() * 6) * 40;
    return { x: 40 + k * 64, y: COVER_HEIGHT - height, width: 44, height: height + 4 };
  });
  const [aside, spent] = split(columns, (_, k) => k % 3 === 1);
  return [boxes('cover-hatch', aside), boxes('cover-petrol', spent)];
};

/** A grid of switches. */
const switches: Motif = (random, width) => {
  const all = range(4).flatMap((row) =>
    range((width - 140) / 96 + 1).map((column) => ({
      x: 40 + column * 96,
      y: 40 + row * 72,
      width: 80,
      height: 44,
      isRound: true,
      isOn: random() < 0.4,
    })),
  );
  const [on, off] = split(all, ({ isOn }) => isOn);
  const knobs = all.map(({ x, y, isOn }) => circle(x + (isOn ? 58 : 22), y + 22, 14));
  return [boxes('cover-petrol', on), boxes('cover-tint', off), path('cover-sheet', outlines(knobs))];
};

/** Arcs, like rooms seen from above. */
const arcs: Motif = (random, width) => {
  const centre = Math.round(width / 2 + (random() - 0.5) * 160);
  return range(6).map((k) => {
    const radius = 20 + (6 - k) * 46;
    const look = k % 2 ? 'cover-petrol' : 'cover-sheet';
    return path(`${look} cover-line`, `M${centre - radius} 360a${radius} ${radius} 0 0 1 ${2 * radius} 0z`);
  });
};

/** A rate that moves in steps. */
const steps: Motif = (random, width) => {
  let y = 280;
  let line = `M0 ${y}`;
  for (let x = 80; x <= width; x += 80) {
    y = Math.min(320, Math.max(60, y - 20 - Math.floor(random() * 2) * 40 + (random() < 0.3 ? 90 : 0)));
    line += `H${x}V${y}`;
  }
  return [path('cover-hatch', `${line}V360H0Z`), path('cover-thick', line)];
};

/** Stacks of coins seen from the side. */
const coins: Motif = (random, width) => {
  const all = range((width - 160) / 140 + 1).flatMap((stack) =>
    range(2 + Math.floor(random() * 6)).map((coin) => ({
      x: 60 + stack * 140,
      y: 312 - coin * 40,
      width: 100,
      height: 40,
      isRound: true,
      isOdd: coin % 2 === 1,
    })),
  );
  const [odd, even] = split(all, ({ isOdd }) => isOdd);
  return [boxes('cover-petrol', even), boxes('cover-tint', odd)];
};

/** Stairs: each block stands on the one before. */
const stairs: Motif = (random, width) => {
  const step = width / 8;
  const blocks = range(8).map((k) => {
    const height = 40 * (k + 1) - (random() < 0.3 ? 20 : 0);
    return { x: k * step, y: COVER_HEIGHT - height, width: step, height: height + 4 };
  });
  const [odd, even] = split(blocks, (_, k) => k % 2 === 1);
  return [boxes('cover-hatch', even), boxes('cover-petrol', odd)];
};

/** Ticket stripes with perforations. */
const tickets: Motif = (random, width) => {
  const stripes = range(3).map((k) => ({
    y: 36 + k * 104,
    height: 80,
    cut: Math.round(width * (0.3 + random() * 0.4)),
  }));
  const holes = stripes.flatMap(({ y, cut }) => range(5).map((hole) => circle(cut, y + 8 + hole * 16, 5)));
  return [
    boxes(
      'cover-petrol',
      stripes.map(({ cut, ...stripe }) => ({ ...stripe, x: 40, width: cut - 40 })),
    ),
    boxes(
      'cover-hatch',
      stripes.map(({ cut, ...stripe }) => ({ ...stripe, x: cut, width: width - 40 - cut })),
    ),
    path('cover-sheet', outlines(holes)),
  ];
};

/** A month of days; the free ones are filled. */
const month: Motif = (random, width) => {
  const days = range(5).flatMap((week) =>
    range(7).map((day) => {
      const isFree = random() < 0.16;
      const x = Math.round(68 + (day * (width - 194)) / 6);
      return { x, y: 44 + week * 58, width: 58, height: 44, day, isFree };
    }),
  );
  const [weekends, weekdays] = split(days, ({ day }) => day > 4);
  const [free, working] = split(weekdays, ({ isFree }) => isFree);
  return [boxes('cover-hatch', weekends), boxes('cover-petrol', free), boxes('cover-sheet', working)];
};

/** The drawing of each theme of the guides. */
export const coverMotifs: Record<string, Motif> = {
  'totul-despre-credite': ceiling,
  'finante-personale': budget,
  tehnologie: switches,
  'stil-de-viata': arcs,
  economie: steps,
  bani: coins,
  antreprenoriat: stairs,
  divertisment: tickets,
  'calendar-zile-libere': month,
};
