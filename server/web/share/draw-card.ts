import type { CardDrawing, ShareCard } from '#domain/texts/pages/share-card.ts';
import type { Letters } from './letters.ts';
import { stretchPath } from './stretch-path.ts';

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

const LEFT = 64;
const RIGHT = CARD_WIDTH - 64;
const WIDTH = RIGHT - LEFT;
const NOTE_Y = 598;

/** The light theme in sRGB, as in app/ui/tokens.css: a picture has a single theme. */
const paint = {
  paper: '#f8fbf9',
  line: '#c8d4d1',
  ink: '#091c1d',
  ink2: '#415454',
  petrol: '#005457',
  marker: '#f6d93f',
  markerPale: '#fcf3c9',
  room: '#d4eeed',
} as const;

const titleSizes = [
  { size: 60, lines: 2 },
  { size: 50, lines: 2 },
  { size: 44, lines: 3 },
] as const;

type Box = { x: number; y: number; width: number; height: number };

/** Draws a picture of a page as SVG without text: every letter is an outline. */
export function drawCard(card: ShareCard, letters: Letters): string {
  const { eyebrow, title, caption, key = [], drawing, note } = card;
  const head = drawTitle(title, letters);
  const words = { weight: 'text', size: 24, colour: paint.ink2 } as const;
  let y = head.end + 44;
  const parts = [
    logo(letters),
    letters.draw(letters.fit(eyebrow, { weight: 'text', size: 28 }, 760), {
      ...words,
      size: 28,
      x: LEFT,
      y: 92,
    }),
    head.drawn,
  ];
  const keyWidth = key.reduce((sum, { label }) => sum + letters.widthOf(label, words) + 68, 0);
  if (caption) parts.push(letters.draw(letters.fit(caption, words, WIDTH), { ...words, x: LEFT, y }));
  if (key.length > 0) {
    // Beside the caption if there is room, else on a line of its own.
    const isBeside = !caption || letters.widthOf(caption, words) < WIDTH - keyWidth;
    if (!isBeside) y += 34;
    parts.push(drawKey(key, letters, isBeside && caption ? RIGHT - keyWidth + 28 : LEFT, y));
  }
  const top = caption || key.length > 0 ? y + 22 : head.end + 28;
  parts.push(
    drawDrawing(drawing, { x: LEFT, y: top, width: WIDTH, height: NOTE_Y - 42 - top }, letters),
    letters.draw(letters.fit(note, { weight: 'text', size: 22 }, WIDTH), {
      ...words,
      size: 22,
      x: LEFT,
      y: NOTE_Y,
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}"><rect width="100%" height="100%" fill="${paint.paper}"/>${parts.join('')}</svg>`;
}

function drawTitle(title: string, letters: Letters) {
  const fitting = titleSizes.find(
    ({ size, lines }) => letters.lines(title, { weight: 'strong', size }, WIDTH).length <= lines,
  );
  const { size, lines: most } = fitting ?? { size: 44, lines: 3 };
  const lines = letters.lines(title, { weight: 'strong', size }, WIDTH).slice(0, most);
  const first = 110 + size;
  const drawn = lines.map((line, index) =>
    letters.draw(line, {
      weight: 'strong',
      size,
      x: LEFT,
      y: first + index * Math.round(size * 1.1),
      colour: paint.ink,
    }),
  );
  return { drawn: drawn.join(''), end: first + (lines.length - 1) * Math.round(size * 1.1) };
}

/** Draws the name over a cost bar of the same width, as at the top of every page. */
function logo(letters: Letters): string {
  const look = { weight: 'strong', size: 32 } as const;
  const width = letters.widthOf('Împrumut Clar', look);
  const x = RIGHT - width;
  return [
    letters.draw('Împrumut Clar', { ...look, x, y: 88, colour: paint.ink }),
    rect({ x, y: 98, width, height: 8 }, paint.room),
    rect({ x, y: 98, width: width * 0.58, height: 8 }, paint.ink),
    rect({ x: x + width * 0.58, y: 98, width: width * 0.18, height: 8 }, paint.marker),
  ].join('');
}

function drawKey(key: NonNullable<ShareCard['key']>, letters: Letters, left: number, y: number): string {
  let x = left;
  return key
    .map(({ look, label }) => {
      const mark = ['amount', 'cost'].includes(look)
        ? rect({ x, y: y - 18, width: 20, height: 20 }, fills[look] ?? paint.petrol, paint.ink)
        : `<path d="M${x} ${y - 8}h28" ${strokeOf(look)}/>`;
      const words = letters.draw(label, { weight: 'text', size: 24, x: x + 38, y, colour: paint.ink2 });
      x += letters.widthOf(label, { weight: 'text', size: 24 }) + 68;
      return mark + words;
    })
    .join('');
}

function drawDrawing(drawing: CardDrawing, box: Box, letters: Letters): string {
  switch (drawing.kind) {
    case 'chart':
      return drawChart(drawing, box, letters);
    case 'bars':
      return drawBars(drawing, box, letters);
    case 'days':
      return drawDays(drawing, box, letters);
    case 'facts':
      return drawFacts(drawing, box, letters);
  }
}

const fills: Record<string, string> = { amount: paint.petrol, cost: paint.marker };

function strokeOf(look: string): string {
  if (look === 'other') return `fill="none" stroke="${paint.ink2}" stroke-width="4" stroke-dasharray="4 9"`;
  const isDot = look.startsWith('point');
  return `fill="none" stroke="${paint.petrol}" stroke-width="${isDot ? 14 : 5}" stroke-linecap="round" stroke-linejoin="round"`;
}

function drawChart({ axis, paths, width, height }: Of<'chart'>, box: Box, letters: Letters): string {
  const words = { weight: 'text', size: 22, colour: paint.ink2 } as const;
  const sides = [axis.top ?? '', axis.bottom ?? ''];
  const gutter = Math.max(...sides.map((side) => letters.widthOf(side, words))) + 14;
  const inner = {
    x: box.x + gutter,
    y: box.y + 12,
    width: box.width - gutter,
    height: box.height - (axis.ends ? 46 : 16),
  };
  const bottom = inner.y + inner.height;
  const edge = (y: number) =>
    `<path d="M${inner.x} ${y}h${inner.width}" stroke="${paint.line}" stroke-width="2"/>`;
  const drawn = paths.map(({ look, path }) => {
    const d = stretchPath(path, { x: inner.width / width, y: inner.height / height });
    return `<path d="${d}" ${fills[look] ? `fill="${fills[look]}"` : strokeOf(look)}/>`;
  });
  const beside = (text = '', y: number) =>
    letters.draw(text, { ...words, x: inner.x - 14 - letters.widthOf(text, words), y: y + 8 });
  const [left = '', right = ''] = axis.ends ?? [];
  return [
    edge(inner.y),
    edge(bottom),
    `<g transform="translate(${inner.x} ${inner.y})">${drawn.join('')}</g>`,
    beside(axis.top, inner.y),
    beside(axis.bottom, bottom),
    letters.draw(left, { ...words, x: inner.x, y: bottom + 30 }),
    letters.draw(right, { ...words, x: RIGHT - letters.widthOf(right, words), y: bottom + 30 }),
  ].join('');
}

function drawBars({ rows }: Of<'bars'>, box: Box, letters: Letters): string {
  const step = Math.min(150, box.height / rows.length);
  const size = step < 60 ? 20 : 24;
  return rows
    .map(({ label, end, amount, cost, edge }, index) => {
      const y = box.y + index * step + size;
      const bar = { y: y + 10, height: Math.max(8, Math.min(72, step - size - 26)) };
      const part = (from: number, length: number) => ({
        ...bar,
        x: box.x + from * box.width,
        width: Math.max(0, length) * box.width,
      });
      const strong = { weight: 'strong', size, colour: paint.ink } as const;
      return [
        letters.draw(label, { weight: 'text', size, x: box.x, y, colour: paint.ink2 }),
        letters.draw(end, { ...strong, x: RIGHT - letters.widthOf(end, strong), y }),
        rect(part(0, edge), paint.room, paint.ink),
        rect(part(0, amount), paint.petrol, paint.ink),
        cost > 0 ? rect(part(amount, cost), paint.marker, paint.ink) : '',
      ].join('');
    })
    .join('');
}

const DOT = 13;

function drawDays({ at, ends: [left, right] }: Of<'days'>, box: Box, letters: Letters): string {
  const y = box.y + box.height / 2;
  const words = { weight: 'text', size: 24, colour: paint.ink2 } as const;
  return [
    `<path d="M${box.x} ${y}h${box.width}" stroke="${paint.ink2}" stroke-width="3"/>`,
    ...at.map(
      (share) =>
        `<circle cx="${Math.round(box.x + DOT + share * (box.width - 2 * DOT))}" cy="${y}" r="${DOT}" fill="${paint.petrol}" stroke="${paint.paper}" stroke-width="3"/>`,
    ),
    letters.draw(left, { ...words, x: box.x, y: y + 54 }),
    letters.draw(right, { ...words, x: RIGHT - letters.widthOf(right, words), y: y + 54 }),
  ].join('');
}

function drawFacts({ facts }: Of<'facts'>, box: Box, letters: Letters): string {
  const step = Math.min(100, box.height / facts.length);
  return facts
    .map((fact, index) => {
      const y = box.y + index * step;
      const isLong = letters.widthOf(fact.value, { weight: 'strong', size: 32 }) > box.width;
      const value = { weight: 'strong', size: isLong ? 26 : 32 } as const;
      return [
        `<path d="M${box.x} ${y}h${box.width}" stroke="${paint.line}" stroke-width="2"/>`,
        letters.draw(fact.label, { weight: 'text', size: 22, x: box.x, y: y + 34, colour: paint.ink2 }),
        letters.draw(letters.fit(fact.value, value, box.width), {
          ...value,
          x: box.x,
          y: y + 72,
          colour: paint.ink,
        }),
      ].join('');
    })
    .join('');
}

type Of<Kind extends CardDrawing['kind']> = Extract<CardDrawing, { kind: Kind }>;

function rect({ x, y, width, height }: Box, fill: string, stroke?: string): string {
  const edge = stroke ? ` stroke="${stroke}" stroke-width="2"` : '';
  return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}"${edge}/>`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
