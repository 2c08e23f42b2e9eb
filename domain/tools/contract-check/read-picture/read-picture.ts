import { colourOf, type ColourPicture, type GreyPicture } from './grey-picture.ts';
import { levelPicture } from './level-picture.ts';
import { scalePicture } from './scale-picture.ts';
import { quarterTurn, straightenPicture, tiltOf } from './straighten-picture.ts';
import { textOfWords } from './text-of-words.ts';

/** Interface of the letter recogniser `tesseract-wasm`. */
export type Recogniser = {
  loadModel(model: Uint8Array): void;
  loadImage(picture: ColourPicture): void;
  getOrientation(): { rotation: number; confidence: number };
  getBoundingBoxes(unit: 'word'): { rect: { top: number; bottom: number } }[];
  getTextBoxes(
    unit: 'word',
    onProgress?: (percent: number) => void,
  ): {
    text: string;
    confidence: number;
    flags: number;
    rect: { left: number; top: number; right: number; bottom: number };
  }[];
  clearImage(): void;
};

// Flag of the first word of a line.
const START_OF_LINE = 1;
// Pixels of the shorter side at which words are found; their size is then known.
const [LEAST_SIDE, MOST_SIDE] = [1_200, 2_000];
// Word height that is read best. A picture is not enlarged beyond its detail.
const WORD_HEIGHT = 20;
const FAR_FROM_IT = 1.25;
const MOST_ENLARGED = 3;
const MOST_POINTS = 7_000_000;
const SURE_OF_TURN = 0.6;
// Correctly read words have 0.9 and more.
const SENSE = 0.7;

/** Returns the scale at which words are located in a picture. */
function firstScale({ width, height }: { width: number; height: number }): number {
  const side = Math.min(width, height);
  const wanted = side < LEAST_SIDE ? LEAST_SIDE / side : Math.min(1, MOST_SIDE / side);
  return Math.min(wanted, MOST_ENLARGED, Math.sqrt(MOST_POINTS / (width * height)));
}

/**
 * Reads the text in a picture of a page or a screen, of any size and light, rotated by quarter turns or tilted by at most 15
 * degrees.
 * @param onProgress percentage of the letters read
 * @returns the text laid out for reading, with doubtful figures marked; empty without text
 */
export function readPicture(
  picture: GreyPicture,
  recogniser: Recogniser,
  onProgress?: (percent: number) => void,
): string {
  const scale = firstScale(picture);
  const levelled = levelPicture(scalePicture(picture, scale));
  const level = straightenPicture(levelled, tiltOf(levelled));
  recogniser.loadImage(colourOf(level));
  const second = secondScale(level, scale, recogniser.getBoundingBoxes('word'));
  const straight = scalePicture(level, second);
  const turned = () => quarterTurn(quarterTurn(straight));
  if (second !== 1) recogniser.loadImage(colourOf(straight));
  const { rotation, confidence } = recogniser.getOrientation();
  const isUpsideDown = rotation === 180 && confidence >= SURE_OF_TURN;
  if (isUpsideDown) recogniser.loadImage(colourOf(turned()));
  let words = recogniser.getTextBoxes('word', onProgress);
  // With few words the recogniser does not detect that they are upside down, but its confidence is low.
  if (!isUpsideDown && words.length > 0 && meanConfidence(words) < SENSE) {
    recogniser.loadImage(colourOf(turned()));
    const others = recogniser.getTextBoxes('word', onProgress);
    if (meanConfidence(others) > meanConfidence(words)) words = others;
  }
  recogniser.clearImage();
  return textOfWords(
    words.map(({ text, confidence: sure, flags, rect }) => ({
      text,
      confidence: sure,
      rect,
      isFirst: (flags & START_OF_LINE) !== 0,
    })),
  );
}

function meanConfidence(words: readonly { confidence: number }[]): number {
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}

/** Returns the scale that corrects the size of the words: 1 if it is right. */
function secondScale(
  { width, height }: GreyPicture,
  first: number,
  words: readonly { rect: { top: number; bottom: number } }[],
): number {
  const heights = words.map(({ rect }) => rect.bottom - rect.top).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)];
  if (usual === undefined) return 1;
  const wanted = WORD_HEIGHT / usual;
  if (wanted < FAR_FROM_IT && wanted > 1 / FAR_FROM_IT) return 1;
  return Math.min(wanted, MOST_ENLARGED / first, Math.sqrt(MOST_POINTS / (width * height)));
}
