import sharp from 'sharp';

/** A piece of text at its position: in points from the left and the bottom of the page. */
type PlacedPiece = { text: string; x: number; y: number };

// Letters outside every standard encoding, by their names in fonts: files of older programs have them, with cedillas and ligatures.
const glyphs: Readonly<Record<string, string>> = {
  ă: 'abreve',
  â: 'acircumflex',
  î: 'icircumflex',
  ș: 'scommaaccent',
  ş: 'scedilla',
  ț: 'tcommaaccent',
  ţ: 'tcedilla',
  ﬁ: 'fi',
};
const FIRST_CODE = 128;
const letters = Object.keys(glyphs);

/**
 * Builds a PDF in Helvetica, as small as the format allows.
 * @param pages for each the lines from its top, or pieces in the order of the file
 */
export function newPdf(pages: readonly (readonly (string | PlacedPiece)[])[]): Buffer {
  const firstPage = 4;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const names = Object.values(glyphs).map((name) => `/${name}`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [${FIRST_CODE} ${names.join(' ')}] >> >>`,
    ...pages.flatMap((lines, index) => {
      const shown = lines.map((line, row) =>
        drawn(typeof line === 'string' ? { text: line, x: 50, y: 780 - row * 14 } : line),
      );
      const content = `BT /F1 11 Tf\n${shown.join('\n')}\nET`;
      const number = firstPage + index * 2;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${number + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return fileOf(objects);
}

/**
 * Builds a file of 2 KB with one endless page: each of its nine parts shows the next one ten times, and the last one three letters.
 */
export function endlessPdf(): Buffer {
  const resources = (part: string) => `/Resources << /Font << /F1 3 0 R >> /XObject << /X ${part} >> >>`;
  const stream = (head: string, content: string) =>
    `<< ${head} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const [firstPart, parts, again] = [6, 9, '/X Do '.repeat(10)];
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources(`${firstPart} 0 R`)} /Contents 5 0 R >>`,
    stream('', again),
    ...Array.from({ length: parts }, (_, part) =>
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${resources(`${firstPart + part + 1} 0 R`)}`,
        part === parts - 1 ? 'BT /F1 11 Tf 60 780 Td (abc) Tj ET' : again,
      ),
    ),
  ]);
}

/** Builds a PDF whose one page is a picture, as scanners make them. */
export async function scannedPdf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).jpeg().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const content = `${width} 0 0 ${height} 0 0 cm /X Do`;
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /X 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`,
  ]);
}

function fileOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(file + end, 'latin1');
}

function drawn({ text, x, y }: PlacedPiece): string {
  const codes = text.split('').map((letter) => {
    const other = letters.indexOf(letter);
    return other < 0 ? letter.replace(/[()\\]/, String.raw`\$&`) : String.fromCharCode(FIRST_CODE + other);
  });
  return `1 0 0 1 ${x} ${y} Tm (${codes.join('')}) Tj`;
}
