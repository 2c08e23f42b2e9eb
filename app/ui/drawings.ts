const line = (d: string) => `<path class="drawing-line" d="${d}"></path>`;
const broken = (d: string) => `<path class="drawing-line drawing-broken" d="${d}"></path>`;
const block = (look: string, x: number, y: number, width: number, height: number) =>
  `<rect class="drawing-${look}" x="${x}" y="${y}" width="${width}" height="${height}"></rect>`;

/** Draws the scale of a slide rule: a tick every `step`, every fifth one longer. */
function scale(from: number, to: number, y: number, step = 10): string {
  let d = '';
  for (let x = from, tick = 0; x <= to; x += step, tick += 1) d += `M${x} ${y}v${tick % 5 === 0 ? 18 : 10}`;
  return line(d);
}

/** Rotates a group. */
const turned = (degrees: number, x: number, y: number, markup: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${markup}</g>`;

/** Drawings beside a step or a tool, in a box of 56 by 56. */
const small = {
  // A slide rule and its cursor.
  amount:
    line('M2 46h52M6 46v-8M12 46v-8M36 46v-8M42 46v-13M48 46v-8') +
    block('fill', 17, 10, 14, 36) +
    '<path class="drawing-paper" d="M24 18v20"></path>',
  // The same amount at three costs.
  costs:
    [
      ['cost', 6, 8],
      ['cost', 23, 15],
      ['hatch', 40, 21],
    ]
      .map(
        ([look, y, width]) =>
          block('fill', 2, Number(y), 27, 10) +
          block(`${look} drawing-line`, 29, Number(y), Number(width), 10),
      )
      .join('') + line('M52 2v52'),
  // A form with a way out of it.
  leave: block('sheet', 4, 6, 32, 44) + line('M11 16h18M11 24h12M11 42h12M20 33h32M43 24l9 9l-9 9'),
  // A contract with its cost marked.
  contract:
    '<path class="drawing-sheet" d="M10 3h27l9 9v41h-36z"></path>' +
    block('cost', 17, 21, 22, 8) +
    line('M37 3v9h9M17 36h22M17 44h14'),
  // Instalments: less and less interest, more and more principal.
  instalments:
    [0, 1, 2, 3, 4]
      .map(
        (month) =>
          block('cost drawing-line', 3 + month * 10, 10, 10, 20 - month * 4) +
          block('fill drawing-line', 3 + month * 10, 30 - month * 4, 10, 18 + month * 4),
      )
      .join('') + line('M1 48h54'),
  // Six roads to one amount.
  roads: block('fill', 3, 3, 9, 50) + line('M12 8h5M12 16h9M12 24h15M12 32h23M12 40h32M12 48h42'),
  // Debts that end one after another.
  debts:
    block('fill drawing-line', 3, 8, 13, 40) +
    block('fill drawing-line', 21, 22, 13, 26) +
    block('hatch drawing-line', 39, 36, 13, 12) +
    line('M1 48h54'),
  // Two currencies, one for the other.
  currencies:
    '<circle class="drawing-fill" cx="19" cy="20" r="16"></circle>' +
    '<circle class="drawing-sheet" cx="37" cy="36" r="16"></circle>' +
    line('M30 32h14M30 40h14'),
  // Two sheets for reviews, still empty.
  voices:
    block('sheet', 14, 4, 38, 26) +
    '<path class="drawing-sheet" d="M4 22h32v22h-18l-8 8v-8h-6z"></path>' +
    broken('M11 30h18M11 37h12M43 13h-20'),
  // A magnifying glass with nothing under it.
  glass:
    line('M0 12h8M0 24h4M0 36h8M48 12h8M50 24h6') +
    '<circle class="drawing-sheet drawing-glass" cx="27" cy="23" r="19"></circle>' +
    broken('M17 19h21M17 28h21') +
    '<path class="drawing-frame" d="M41 38l11 11"></path>',
  // An empty tray.
  tray: line('M10 8h36l8 26v16h-52v-16z') + line('M2 34h15l4 7h14l4-7h15') + broken('M17 18h22M16 26h24'),
  // A rate that moves in steps.
  indicators:
    '<path class="drawing-hatch" d="M3 44v-10h11v-12h10v-10h10v14h10v-6h9v24z"></path>' +
    line('M3 34h11v-12h10v-10h10v14h10v-6h9M1 48h54M3 4v44'),
};

/** Drawings above an error, in a box of 320 by 160. */
const large = {
  // The scale lacks the number: the piece of the rule has fallen out.
  missing:
    block('sheet', 2, 24, 148, 64) +
    block('sheet', 210, 24, 108, 64) +
    scale(12, 142, 24) +
    scale(222, 312, 24) +
    broken('M150 24h60M150 88h60') +
    turned(-14, 232, 126, block('hatch drawing-line', 202, 104, 60, 40)) +
    block('frame', 160, 6, 40, 100) +
    '<path class="drawing-thread" d="M180 6v100"></path>',
  // A broken rule.
  broken:
    turned(
      5,
      2,
      96,
      '<path class="drawing-sheet" d="M2 52h146l-12 16l16 16l-14 16l8 16h-144z"></path>' + scale(12, 132, 52),
    ) +
    turned(
      -6,
      318,
      96,
      '<path class="drawing-sheet" d="M318 52h-140l-12 16l16 16l-14 16l8 16h142z"></path>' +
        scale(192, 312, 52) +
        block('fill', 236, 38, 34, 92) +
        '<path class="drawing-paper" d="M253 52v64"></path>',
    ),
  // A plug out of its socket.
  offline:
    line('M0 84h74') +
    block('fill drawing-line', 74, 58, 52, 52) +
    line('M126 72h24M126 96h24') +
    broken('M160 84h36') +
    block('sheet', 206, 52, 40, 64) +
    line('M216 72h14M216 96h14M246 84h74'),
  // A magnifying glass with nothing under it.
  nothing:
    line('M0 30h320M0 62h92M228 62h92M0 94h92M228 94h92M0 126h320') +
    block('fill', 0, 40, 46, 12) +
    block('fill', 0, 104, 70, 12) +
    block('fill', 250, 40, 70, 12) +
    '<circle class="drawing-sheet drawing-glass" cx="160" cy="74" r="56"></circle>' +
    broken('M124 62h72M124 86h72') +
    '<path class="drawing-handle" d="M201 115l36 36"></path>',
};

/** Drawings of the site, as markup: yellow only where a cost is drawn. */
export const drawings = { ...small, ...large };

export type SmallDrawing = keyof typeof small;
export type LargeDrawing = keyof typeof large;
