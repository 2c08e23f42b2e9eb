/** Where backups lie, with the list of erasures beside them. */
export type BackupPlace = {
  /** as people are told of it: a folder, or an address without its keys */
  name: string;
  list(): Promise<string[]>;
  /** Puts a file there, whole or not at all; one of that name is replaced. */
  put(name: string, content: Blob): Promise<void>;
  /** undefined when it is not there */
  get(name: string): Promise<ReadableStream<Uint8Array> | undefined>;
  remove(name: string): Promise<void>;
};

/** What stands in a file of a place; undefined when it is not there. */
export async function readText(place: BackupPlace, name: string): Promise<string | undefined> {
  const content = await place.get(name);
  return content && (await new Response(content).text());
}
