import type { ReactNode } from 'react';

/** Height of every cover's drawing, in its own units. */
export const COVER_HEIGHT = 360;

/** Numbers in [0, 1), the same ones for the same seed. */
export type Random = () => number;
type Motif = (random: Random, width: number) => ReactNode[];

type BlockProps = { look: string; x: number; y: number; width: number; height: number; radius?: number };

function Block({ look, x, y, width, height, radius = 0 }: BlockProps) {
  const box = { x, y, width, height, ...(radius > 0 && { rx: radius }) };
  return (
    <>
      <rect className="cover-sheet" {...box} />
      <rect className={`${look} cover-line`} {...box} />
    </>
  );
}

const range = (count: number) => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index);

/** Columns that grow until a ceiling stops them. */
const ceiling: Motif = (random, width) => {
  const count = Math.round((width - 40) / 60);
  return [
    ...range(count).map((k) => {
      const height =
        20 + Math.min(240, 24 + Math.round((k / (count - 2)) ** 1.6 * 220) + Math.floor(random() * 2) * 8);
      return (
        <g key={k}>
          <Block look="cover-hatch" x={30 + k * 60} y={80} width={40} height={280} />
          <Block look="cover-petrol" x={30 + k * 60} y={COVER_HEIGHT - height} width={40} height={height} />
        </g>
      );
    }),
    <rect key="ceiling" className="cover-ink" y="72" width={width} height="8" />,
  ];
};

/** Budget columns, every third one set aside. */
const budget: Motif = (random, width) =>
  range((width - 80) / 64).map((k) => {
    const height = 60 + Math.floor(random() * 6) * 40;
    const look = k % 3 === 1 ? 'cover-hatch' : 'cover-petrol';
    return (
      <Block key={k} look={look} x={40 + k * 64} y={COVER_HEIGHT - height} width={44} height={height + 4} />
    );
  });

/** A grid of switches. */
const switches: Motif = (random, width) =>
  range(4).flatMap((row) =>
    range((width - 140) / 96 + 1).map((column) => {
      const on = random() < 0.4;
      const [x, y] = [40 + column * 96, 40 + row * 72];
      return (
        <g key={`${row}-${column}`}>
          <Block look={on ? 'cover-petrol' : 'cover-tint'} x={x} y={y} width={80} height={44} radius={22} />
          <circle className="cover-sheet" cx={x + (on ? 58 : 22)} cy={y + 22} r="14" />
        </g>
      );
    }),
  );

/** Arcs, like rooms seen from above. */
const arcs: Motif = (random, width) => {
  const centre = Math.round(width / 2 + (random() - 0.5) * 160);
  return range(6).map((k) => {
    const radius = 20 + (6 - k) * 46;
    const look = k % 2 ? 'cover-petrol' : 'cover-sheet';
    return (
      <path
        key={k}
        className={`${look} cover-line`}
        d={`M${centre - radius} 360a${radius} ${radius} 0 0 1 ${2 * radius} 0z`}
      />
    );
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
  return [
    <path key="below" className="cover-hatch" d={`${line}V360H0Z`} />,
    <path key="line" className="cover-thick" d={line} />,
  ];
};

/** Stacks of coins seen from the side. */
const coins: Motif = (random, width) =>
  range((width - 160) / 140 + 1).flatMap((stack) =>
    range(2 + Math.floor(random() * 6)).map((coin) => (
      <Block
        key={`${stack}-${coin}`}
        look={coin % 2 ? 'cover-tint' : 'cover-petrol'}
        x={60 + stack * 140}
        y={312 - coin * 40}
        width={100}
        height={40}
        radius={20}
      />
    )),
  );

/** Stairs: each block stands on the one before. */
const stairs: Motif = (random, width) =>
  range(8).map((k) => {
    const height = 40 * (k + 1) - (random() < 0.3 ? 20 : 0);
    const look = k % 2 ? 'cover-petrol' : 'cover-hatch';
    return (
      <Block
        key={k}
        look={look}
        x={(k * width) / 8}
        y={COVER_HEIGHT - height}
        width={width / 8}
        height={height + 4}
      />
    );
  });

/** Ticket stripes with perforations. */
const tickets: Motif = (random, width) =>
  range(3).map((k) => {
    const y = 36 + k * 104;
    const cut = Math.round(width * (0.3 + random() * 0.4));
    return (
      <g key={k}>
        <Block look="cover-petrol" x={40} y={y} width={cut - 40} height={80} />
        <Block look="cover-hatch" x={cut} y={y} width={width - 40 - cut} height={80} />
        {range(5).map((hole) => (
          <circle key={hole} className="cover-sheet" cx={cut} cy={y + 8 + hole * 16} r="5" />
        ))}
      </g>
    );
  });

/** A month of days; the free ones are filled. */
const month: Motif = (random, width) =>
  range(5).flatMap((week) =>
    range(7).map((day) => {
      const free = random() < 0.16 ? 'cover-petrol' : 'cover-sheet';
      const x = Math.round(68 + (day * (width - 194)) / 6);
      return (
        <Block
          key={`${week}-${day}`}
          look={day > 4 ? 'cover-hatch' : free}
          x={x}
          y={44 + week * 58}
          width={58}
          height={44}
        />
      );
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
