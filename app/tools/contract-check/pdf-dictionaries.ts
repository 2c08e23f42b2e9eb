/** Limit of all decompressed data: a form's dictionaries are some 100 KB, and a crafted file may decompress endlessly. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Returns the dictionaries of a PDF as one text: plain ones, and those in object streams (`/ObjStm`, PDF 1.5). The reader tells
 * nothing about a font but its text; drawing the page would tell, but takes a gigabyte and never ends for some files.
 */
export async function pdfDictionaries(file: ArrayBuffer): Promise<string> {
  // One character per byte, so that positions in the text are positions in the file.
  const open = new TextDecoder('latin1').decode(file);
  const packed = /\/ObjStm\b[^]{0,400}?stream\r?\n/g;
  let text = open;
  while (packed.exec(open) && text.length < open.length + MOST_BYTES) {
    const start = packed.lastIndex;
    const end = open.indexOf('endstream', start);
    if (end < 0) break;
    text += await unpack(file.slice(start, end));
    packed.lastIndex = end;
  }
  return text;
}

/** Decompresses the beginning of an object stream: to its end, to the limit, or to invalid data (an encrypted file's). */
async function unpack(bytes: ArrayBuffer): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder('latin1');
  let text = '';
  try {
    while (text.length < MOST_BYTES) {
      const { value, done } = await reader.read();
      if (done) return text;
      text += decoder.decode(value, { stream: true });
    }
    await reader.cancel();
  } catch {
    // The line break before "endstream" is not part of the stream, and raises an error at its end.
  }
  return text;
}
