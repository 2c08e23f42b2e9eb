type SentFile = { name: string; content: string; isClean: boolean; cover: boolean };

/** Reads the file of a form in base64, as the server accepts it; null without one. */
export async function readFile(fields: FormData): Promise<SentFile | null> {
  const file = fields.get('fisier');
  if (!(file instanceof File) || file.name === '') return null;
  return {
    name: file.name,
    content: await base64Of(file),
    isClean: fields.has('fara_date'),
    cover: fields.has('acopera'),
  };
}

/** The browser's own encoder: it handles megabytes without blocking the page. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      // Skips „data:…;base64,”.
      resolve(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')));
    reader.readAsDataURL(file);
  });
}
