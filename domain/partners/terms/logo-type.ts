import { fileTypeOf, textOf } from '#domain/offers/evidence/file-type.ts';

export type LogoType = 'image/svg+xml' | 'image/png' | 'image/webp';

/** 64 KB: a logo of one line of a list. */
export const MOST_LOGO_BYTES = 64 * 1024;

/** What a drawing consists of: shapes, colours and letters. Nothing that runs, loads or holds something else. */
const svgElements = new Set(
  (
    'svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan ' +
    'linearGradient radialGradient stop clipPath mask pattern'
  ).split(' '),
);

/**
 * Recognises a logo by its bytes. @returns its type, or the problem in a Romanian sentence
 */
export function logoType(bytes: Uint8Array): { type: LogoType } | { problem: string } {
  if (bytes.length === 0) return { problem: 'Fișierul este gol.' };
  if (bytes.length > MOST_LOGO_BYTES) return { problem: 'Sigla are mai mult de 64 KB.' };
  const type = fileTypeOf(bytes);
  if (type === 'png' || type === 'webp') return { type: `image/${type}` };
  const text = textOf(bytes);
  if (text === null || !/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*<svg[\s>]/.test(text))
    return { problem: 'Sigla nu este un SVG, PNG sau WebP întreg.' };
  return isPlainDrawing(text)
    ? { type: 'image/svg+xml' }
    : {
        problem: 'SVG-ul are altceva decât forme: scripturi, stiluri, imagini sau linkuri. Salvați-l simplu.',
      };
}

function isPlainDrawing(svg: string): boolean {
  const drawn = svg.replaceAll(/<!--[^]*?-->/g, '').replace(/^\s*<\?xml[^>]*\?>/, '');
  // Declarations and instructions may bring in other files or other text.
  if (/<[!?]/.test(drawn) || !drawn.includes('xmlns="http://www.w3.org/2000/svg"')) return false;
  if (!/<\/svg>\s*$/.test(drawn)) return false;
  const elements = [...drawn.matchAll(/<\/?([^\s/>]+)/g)].map(([, name = '']) => name);
  if (!elements.every((name) => svgElements.has(name))) return false;
  // Character references would hide a word from the next line.
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(drawn)) return false;
  return !/\son[a-z]+\s*=|\sstyle\s*=|href\s*=\s*(?!["']#)|url\(\s*(?!["']?#)|javascript:/i.test(drawn);
}
