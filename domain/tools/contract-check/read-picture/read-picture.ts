import { colourOf, type ColourPicture, type GreyPicture } from './grey-picture.ts';
import { levelPicture } from './level-picture.ts';
import { scalePicture } from './scale-picture.ts';
import { quarterTurn, straightenPicture, tiltOf } from './straighten-picture.ts';
import { textOfWords } from './text-of-words.ts';

/** What a recogniser of letters does: that of `tesseract-wasm`. */
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

// Flag of a word that is the first of a line.
const START_OF_LINE = 1;
// Points on the shorter side within which words are found; how large they are is known then.
const [LEAST_SIDE, MOST_SIDE] = [1_200, 2_000];
// Words of this height are read best. A picture is enlarged no more than there is to see.
const WORD_HEIGHT = 20;
const FAR_FROM_IT = 1.25;
const MOST_ENLARGED = 3;
const MOST_POINTS = 7_000_000;
const SURE_OF_TURN = 0.6;
// Words that are read right have 0.9 and more.
const SENSE = 0.7;

/** By how much a picture is enlarged or made smaller before words are looked for in it. */
function firstScale({ width, height }: { width: number; height: number }): number {
  const side = Math.min(width, height);
  const wanted = side < LEAST_SIDE ? LEAST_SIDE / side : Math.min(1, MOST_SIDE / side);
  return Math.min(wanted, MOST_ENLARGED, Math.sqrt(MOST_POINTS / (width * height)));
}

/**
 * The text of a picture of a page or a screen, of any size and light, turned by quarters or tilted by at most 15 degrees.
 * @param onProgress percent of the letters that were read
 * @returns the text laid out as one reads it, with doubtful figures marked; empty where there is none
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
  // Of a few words the recogniser does not see that they are upside down; what it reads of them makes no sense to it.
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

/** By how much words are too small or too large: 1 leaves them as they are. */
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
