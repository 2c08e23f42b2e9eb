/** Of all that is unpacked: a form's dictionaries are some 100 KB, and a file may be made to unpack without an end. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Gives the dictionaries of a PDF as one text: those in the open, and those packed together (`/ObjStm`, PDF 1.5). The reader tells
 * nothing of a font but its text; drawing the page, which would, has no end in some files and takes a gigabyte before it is stopped.
 */
export async function pdfDictionaries(file: ArrayBuffer): Promise<string> {
  // One sign a byte, so that places in the text are places in the file.
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

/** What a packed stream begins with: up to its end, the limit, or what is not packed this way (an encrypted file's is not). */
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
    // The end of a line before "endstream" belongs to nothing, and ends it so.
  }
  return text;
}
