import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const PALETTE_SIZE = 256;

/** A picture as rows of pixels: `channels` bytes for each, red, green and blue first. */
export type Pixels = { width: number; height: number; channels: number; data: Buffer };

/** Reads a PNG as browsers write screenshots: 8 bits a channel, no interlacing. @throws {RangeError} for any other */
export function readPng(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  const channels = { 2: 3, 6: 4 }[header?.[9] ?? -1];
  if (!header || !channels || header[8] !== 8 || header[12] !== 0) throw new RangeError('not such a PNG');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  return { width, height, channels, data: unfilter(inflateSync(packed), width * channels, channels) };
}

/**
 * Writes a picture with a palette, a third of the bytes of one with full colours. What has more than 256 colours, as
 * the edges of letters do, gets the nearest of the 256 that it uses most.
 */
export function writePalettePng({ width, height, channels, data }: Pixels): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += channels) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byUse = [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = byUse.slice(0, PALETTE_SIZE);
  const indexOf = new Map(byUse.map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = data.readUIntBE(pixel * channels, 3);
    rows[pixel + Math.floor(pixel / width) + 1] = indexOf.get(colour) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const colours = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, index) => colours.writeUIntBE(colour, index * 3, 3));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  for (let index = 0, least = Infinity; index < palette.length; index += 1) {
    const distance = distanceOf(palette[index] ?? 0, colour);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function distanceOf(a: number, b: number): number {
  const part = (shift: number) => ((a >> shift) & 255) - ((b >> shift) & 255);
  return part(16) ** 2 + part(8) ** 2 + part(0) ** 2;
}

/** Undoes the filters of PNG (specification, section 9): each row says how it was written. */
function unfilter(filtered: Buffer, rowLength: number, step: number): Buffer {
  const rows = filtered.length / (rowLength + 1);
  const data = Buffer.alloc(rows * rowLength);
  for (let row = 0; row < rows; row += 1) {
    const filter = filtered[row * (rowLength + 1)] ?? 0;
    for (let x = 0; x < rowLength; x += 1) {
      const at = row * rowLength + x;
      const left = x >= step ? (data[at - step] ?? 0) : 0;
      const up = row > 0 ? (data[at - rowLength] ?? 0) : 0;
      const corner = x >= step && row > 0 ? (data[at - rowLength - step] ?? 0) : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      data[at] = (filtered[row * (rowLength + 1) + 1 + x] ?? 0) + predicted;
    }
  }
  return data;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
