/** A symbol's modules: true is dark, false light, undefined still free for data. Rows first. */
export type Modules = (boolean | undefined)[][];

/** A symbol of a version with everything that holds no data, room for the format left light. */
export function emptySymbol(version: number): Modules {
  const size = version * 4 + 17;
  const modules: Modules = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = modules[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let index = 0; index < size; index += 1) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  // Rings around a middle: for the eyes in three corners, and for the marks between.
  const rings = (x: number, y: number, radius: number, light: readonly number[]) => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  const marks = alignmentPlaces(version);
  for (const y of marks) {
    for (const x of marks) {
      const isAtEye = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!isAtEye) rings(x, y, 2, [1]);
    }
  }
  rings(3, 3, 4, [2, 4]);
  rings(size - 4, 3, 4, [2, 4]);
  rings(3, size - 4, 4, [2, 4]);
  writeFormat(modules, 0);
  if (version >= 7) writeVersion(set, version, size);
  return modules;
}

/** Where data go, bit by bit: columns of two from the right, up and down, over what is free. */
export function dataPlaces(modules: Modules): [x: number, y: number][] {
  const size = modules.length;
  const places: [number, number][] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (modules[y]?.[x] === undefined) places.push([x, y]);
    }
  }
  return places;
}

/** Says, twice, which mask was used, and correction level M (whose bits are 00). */
export function writeFormat(modules: Modules, mask: number): void {
  const size = modules.length;
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let index = 0; index < 15; index += 1) {
    const dark = ((bits >>> index) & 1) === 1;
    const [x, y] = index < 8 ? [8, index < 6 ? index : index + 1] : [index === 8 ? 7 : 14 - index, 8];
    const [otherX, otherY] = index < 8 ? [size - 1 - index, 8] : [8, size - 15 + index];
    for (const [column, line] of [
      [x, y],
      [otherX, otherY],
    ] as const) {
      const row = modules[line];
      if (row) row[column] = dark;
    }
  }
  const row = modules[size - 8];
  if (row) row[8] = true;
}

function writeVersion(set: (x: number, y: number, dark: boolean) => void, version: number, size: number) {
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >>> index) & 1) === 1;
    const [a, b] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
}
