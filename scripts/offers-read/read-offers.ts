import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { load } from 'js-yaml';
import sharp from 'sharp';
import { createOCREngine } from 'tesseract-wasm';
import { isoDay } from '#domain/base/days/iso-day.ts';
import { greyOf } from '#domain/tools/contract-check/read-picture/grey-picture.ts';
import { readPicture } from '#domain/tools/contract-check/read-picture/read-picture.ts';
import { findFigures } from '#domain/tools/contract-check/read-text/found-figures.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { createPainter, qualities, type Quality } from './draw-offers.ts';
import type { Look } from './offer-page.ts';

// `npm run offers:read [-- part of a name]`: draws each made document in five qualities, reads the pictures as the page does, and counts
// which figures are right, missing or wrong; it fails when a wrong one is not marked as doubtful. With OFFERS_TO=folder the pictures and texts are kept.

type OfferInHand = {
  look: Look;
  text: string;
  figures: Record<string, string>;
  asked?: Record<string, string[]>;
};
/** `marked`: as one to look at. */
type Count = Record<
  'right' | 'right, marked' | 'wrong, marked' | 'asked' | 'missing' | 'wrong' | 'ms',
  number
>;

const folder = path.join(projectFolder, 'tests/cases/offers-in-hand');
const packages = path.join(projectFolder, 'node_modules');
const wanted = process.argv[2] ?? '';
const keptIn = process.env['OFFERS_TO'];
const context = {
  isPicture: true,
  today: isoDay(2026, 11, 26),
  lenders: [
    {
      slug: 'lumen-credit',
      name: 'Lumen Credit',
      kind: 'ifn' as const,
      identity: 'LUMEN CREDIT IFN S.A., RG-PJR-41-119901',
    },
  ],
};

const engine = await createOCREngine({
  wasmBinary: readFileSync(path.join(packages, 'tesseract-wasm/dist/tesseract-core.wasm')),
});
engine.loadModel(
  gunzipSync(readFileSync(path.join(packages, '@tesseract.js-data/ron/4.0.0_best_int/ron.traineddata.gz'))),
);
const painter = await createPainter(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium');
const counts = new Map<Quality, Count>();
const names = globSync('*.yml', { cwd: folder }).toSorted();
let read = 0;
for (const [place, name] of names.entries()) {
  if (!name.includes(wanted)) continue;
  read++;
  const document = load(readFileSync(path.join(folder, name), 'utf8')) as OfferInHand;
  for (const quality of qualities) {
    const picture = await painter.draw({ name, ...document }, quality, place);
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const started = process.cpuUsage();
    const text = readPicture(
      greyOf({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }),
      engine,
    );
    const ms = process.cpuUsage(started).user / 1_000;
    const { count, lines } = compare(document, text);
    const total = counts.get(quality);
    counts.set(quality, total ? added(total, { ...count, ms }) : { ...count, ms });
    if (lines.length > 0) console.log(`${name} ${quality}: ${lines.join('; ')}`);
    if (keptIn) {
      mkdirSync(keptIn, { recursive: true });
      writeFileSync(path.join(keptIn, `${name}.${quality}.jpg`), await sharp(picture).jpeg().toBuffer());
      writeFileSync(path.join(keptIn, `${name}.${quality}.txt`), text);
    }
  }
}
await painter.close();
console.table(
  Object.fromEntries(
    Array.from(counts, ([quality, { ms, ...count }]) => [
      quality,
      { ...count, 'ms of a processor': Math.round(ms / read) },
    ]),
  ),
);

if ([...counts.values()].some(({ wrong }) => wrong > 0)) process.exitCode = 1;

/** The read figures beside those of the document.  */
function compare({ figures, asked = {} }: OfferInHand, text: string) {
  const found = findFigures(text, context);
  const count = { right: 0, 'right, marked': 0, 'wrong, marked': 0, asked: 0, missing: 0, wrong: 0 };
  const lines: string[] = [];
  for (const { field, value, isDoubtful } of found.figures) {
    const isRight = sameTyped(figures[field], value);
    count[isDoubtful ? (isRight ? 'right, marked' : 'wrong, marked') : isRight ? 'right' : 'wrong']++;
    if (!isRight)
      lines.push(`${field} ${value}${isDoubtful ? ' (doubtful)' : ''} for ${figures[field] ?? 'none'}`);
  }
  const fieldsAsked = new Set(
    found.asked.flatMap(({ choices }) => choices.flatMap(({ fills }) => Object.keys(fills))),
  );
  const fieldsFound = new Set<string>(found.figures.map(({ field }) => field));
  for (const field of Object.keys(figures)) {
    if (fieldsFound.has(field)) continue;
    if (fieldsAsked.has(field)) count.asked++;
    else {
      count.missing++;
      lines.push(`no ${field}`);
    }
  }
  for (const field of Object.keys(asked)) {
    if (fieldsAsked.has(field)) count.asked++;
    else if (!fieldsFound.has(field)) count.missing++;
  }
  return { count, lines };
}

function sameTyped(expected: string | undefined, value: string): boolean {
  const plain = (typed: string) =>
    typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/,0+$/, '');
  return expected !== undefined && plain(expected) === plain(value);
}

function added(a: Count, b: Count): Count {
  return Object.fromEntries(
    Object.keys(a).map((key) => [key, a[key as keyof Count] + b[key as keyof Count]]),
  ) as Count;
}
