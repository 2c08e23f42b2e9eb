/** Height of every cover's drawing, in its own units. */
export const COVER_HEIGHT = 360;

/** Numbers in [0, 1), the same ones for the same seed. */
export type Random = () => number;
/** Markup, not elements: of the hundred shapes of a drawing React would make a third of an article's work. */
type Motif = (random: Random, width: number) => string[];

type BlockProps = { look: string; x: number; y: number; width: number; height: number; radius?: number };

function block({ look, x, y, width, height, radius = 0 }: BlockProps): string {
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''}`;
  return `<rect class="cover-sheet" ${box}></rect><rect class="${look} cover-line" ${box}></rect>`;
}

const circle = (x: number, y: number, radius: number) =>
  `<circle class="cover-sheet" cx="${x}" cy="${y}" r="${radius}"></circle>`;
const path = (look: string, line: string) => `<path class="${look}" d="${line}"></path>`;

const range = (count: number) => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index);

/** Columns that grow until a ceiling stops them. */
const ceiling: Motif = (random, width) => {
  const count = Math.round((width - 40) / 60);
  return [
    ...range(count).map((k) => {
      const height =
        20 + Math.min(240, 24 + Math.round((k / (count - 2)) ** 1.6 * 220) + Math.floor(random() * 2) * 8);
      const x = 30 + k * 60;
      const room = block({ look: 'cover-hatch', x, y: 80, width: 40, height: 280 });
      const column = block({ look: 'cover-petrol', x, y: COVER_HEIGHT - height, width: 40, height });
      return `<g>${room}${column}</g>`;
    }),
    `<rect class="cover-ink" y="72" width="${width}" height="8"></rect>`,
  ];
};

/** Budget columns, every third one set aside. */
const budget: Motif = (random, width) =>
  range((width - 80) / 64).map((k) => {
    const height = 60 + Math.floor(random() * 6) * 40;
    const look = k % 3 === 1 ? 'cover-hatch' : 'cover-petrol';
    return block({ look, x: 40 + k * 64, y: COVER_HEIGHT - height, width: 44, height: height + 4 });
  });

/** A grid of switches. */
const switches: Motif = (random, width) =>
  range(4).flatMap((row) =>
    range((width - 140) / 96 + 1).map((column) => {
      const on = random() < 0.4;
      const [x, y] = [40 + column * 96, 40 + row * 72];
      const look = on ? 'cover-petrol' : 'cover-tint';
      const track = block({ look, x, y, width: 80, height: 44, radius: 22 });
      return `<g>${track}${circle(x + (on ? 58 : 22), y + 22, 14)}</g>`;
    }),
  );

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
const coins: Motif = (random, width) =>
  range((width - 160) / 140 + 1).flatMap((stack) =>
    range(2 + Math.floor(random() * 6)).map((coin) => {
      const look = coin % 2 ? 'cover-tint' : 'cover-petrol';
      return block({ look, x: 60 + stack * 140, y: 312 - coin * 40, width: 100, height: 40, radius: 20 });
    }),
  );

/** Stairs: each block stands on the one before. */
const stairs: Motif = (random, width) =>
  range(8).map((k) => {
    const height = 40 * (k + 1) - (random() < 0.3 ? 20 : 0);
    const look = k % 2 ? 'cover-petrol' : 'cover-hatch';
    const step = width / 8;
    return block({ look, x: k * step, y: COVER_HEIGHT - height, width: step, height: height + 4 });
  });

/** Ticket stripes with perforations. */
const tickets: Motif = (random, width) =>
  range(3).map((k) => {
    const y = 36 + k * 104;
    const cut = Math.round(width * (0.3 + random() * 0.4));
    const left = block({ look: 'cover-petrol', x: 40, y, width: cut - 40, height: 80 });
    const right = block({ look: 'cover-hatch', x: cut, y, width: width - 40 - cut, height: 80 });
    const holes = range(5).map((hole) => circle(cut, y + 8 + hole * 16, 5));
    return `<g>${left}${right}${holes.join('')}</g>`;
  });

/** A month of days; the free ones are filled. */
const month: Motif = (random, width) =>
  range(5).flatMap((week) =>
    range(7).map((day) => {
      const free = random() < 0.16 ? 'cover-petrol' : 'cover-sheet';
      const x = Math.round(68 + (day * (width - 194)) / 6);
      return block({ look: day > 4 ? 'cover-hatch' : free, x, y: 44 + week * 58, width: 58, height: 44 });
    }),
  );

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
