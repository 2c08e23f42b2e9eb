import { dataPlaces, emptySymbol, type Modules, writeFormat } from './qr-layout.ts';
import { checkBytes } from './reed-solomon.ts';

// Correction level M by version from 1 (ISO/IEC 18004, table 9): check bytes of a block, and blocks.
const CHECK_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * A text as a QR code, model 2, bytes in UTF-8, correction level M: up to 666 bytes.
 * @returns its modules, rows first, true is dark; around it four light ones are needed
 * @throws {RangeError} when the text is longer
 * @see ISO/IEC 18004
 */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, index) => bytes.length <= room(index + 1)) + 1;
  if (version === 0) throw new RangeError('the text is too long for a QR code');
  const stream = interleaved(version, padded(bytes, version));
  const symbols = masks.map((_, mask) => drawn(version, stream, mask));
  return symbols.toSorted((a, b) => sameness(a) - sameness(b))[0] ?? [];
}

function countBytes(version: number): { data: number; all: number; check: number; blocks: number } {
  const marks = Math.floor(version / 7) + 2;
  const bits =
    (16 * version + 128) * version +
    64 -
    (version > 1 ? (25 * marks - 10) * marks - 55 : 0) -
    (version >= 7 ? 36 : 0);
  const [check = 0, blocks = 0] = [CHECK_BYTES[version - 1], BLOCKS[version - 1]];
  const all = Math.floor(bits / 8);
  return { all, check, blocks, data: all - check * blocks };
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);
const room = (version: number) => countBytes(version).data - Math.ceil((4 + lengthBits(version)) / 8);

/** Kind, length and text, filled up with the two bytes of the standard. */
function padded(bytes: readonly number[], version: number): number[] {
  const bits = (value: number, count: number) => value.toString(2).padStart(count, '0');
  const { data } = countBytes(version);
  const text =
    bits(0b0100, 4) + bits(bytes.length, lengthBits(version)) + bytes.map((one) => bits(one, 8)).join('');
  const ended = text.padEnd(Math.min(data * 8, text.length + 4), '0');
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const result = (whole.match(/.{8}/g) ?? []).map((one) => Number.parseInt(one, 2));
  for (let filler = 0xec; result.length < data; filler ^= 0xec ^ 0x11) result.push(filler);
  return result;
}

/** Data in blocks, each with its check bytes, taken from the blocks in turn. */
function interleaved(version: number, data: readonly number[]): number[] {
  const { all, check, blocks } = countBytes(version);
  const short = Math.floor(all / blocks) - check;
  const shortBlocks = blocks - (all % blocks);
  let taken = 0;
  const own = Array.from({ length: blocks }, (_, index) => {
    const part = data.slice(taken, taken + short + (index < shortBlocks ? 0 : 1));
    taken += part.length;
    return part;
  });
  const checks = own.map((part) => checkBytes(part, check));
  const inTurn = (parts: readonly number[][], length: number) =>
    Array.from({ length }, (_, place) => parts.flatMap((part) => part[place] ?? [])).flat();
  return [...inTurn(own, short + 1), ...inTurn(checks, check)];
}

function drawn(version: number, stream: readonly number[], mask: number): boolean[][] {
  const modules: Modules = emptySymbol(version);
  const isFlipped = masks[mask] ?? (() => false);
  for (const [index, [x, y]] of dataPlaces(modules).entries()) {
    const bit = (((stream[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1;
    const row = modules[y];
    if (row) row[x] = bit !== isFlipped(x, y);
  }
  writeFormat(modules, mask);
  return modules.map((row) => row.map((dark) => dark === true));
}

/** How many modules look like their neighbours to the right and below: of the masks the most even one reads best. */
function sameness(symbol: readonly boolean[][]): number {
  return symbol.reduce(
    (sum, row, y) =>
      sum +
      row.filter(
        (dark, x) => dark === row[x + 1] && dark === symbol[y + 1]?.[x] && dark === symbol[y + 1]?.[x + 1],
      ).length,
    0,
  );
}
