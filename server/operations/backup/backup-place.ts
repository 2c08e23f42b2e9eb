/** Storage of backups, with the list of erasures beside them. */
export type BackupPlace = {
  /** as shown to people: a folder, or an address without its keys */
  name: string;
  list(): Promise<string[]>;
  /** Stores a file whole or not at all; replaces a file of the same name. */
  put(name: string, content: Blob): Promise<void>;
  /** undefined if there is no such file */
  get(name: string): Promise<ReadableStream<Uint8Array> | undefined>;
  remove(name: string): Promise<void>;
};

/** Reads the text of a stored file; undefined if there is no such file. */
export async function readText(place: BackupPlace, name: string): Promise<string | undefined> {
  const content = await place.get(name);
  return content && (await new Response(content).text());
}
