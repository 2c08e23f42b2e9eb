type SentFile = { name: string; content: string; isClean: boolean; cover: boolean };

/** The file of a form as the server takes it, in base64; null where none was chosen. */
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

/** The browser's own way: it takes megabytes without holding up the page. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      // „data:…;base64,” and then what we want.
      resolve(typeof reader.result === 'string' ? reader.result.slice(reader.result.indexOf(',') + 1) : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')));
    reader.readAsDataURL(file);
  });
}
