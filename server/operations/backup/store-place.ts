import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import { createHash } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';

/** Settings of an S3-compatible store. */
export type Store = {
  /** of the bucket and its folder: https://s3.eu-central-1.amazonaws.com/bucket/folder */
  address: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Time an upload of some gigabytes may take. */
const TIMEOUT_MS = HOUR_MS;

/** Stores backups in an S3-compatible store. Each is uploaded in one request, which stores limit to 5 GB. */
export function createStorePlace({ address, region, keyId, secret }: Store): BackupPlace {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  const [, bucket = '', folder = ''] = /^\/([^/]+)\/(.*)$/.exec(base.pathname) ?? [];

  async function ask(method: string, url: URL, content?: Blob): Promise<Response> {
    // Loaded at the first backup, not at the start of the site.
    const { AwsClient } = await import('aws4fetch');
    const client = new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
      retries: 3,
    });
    try {
      return await client.fetch(url.href, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // The store compares the received content with this hash.
        ...(content && { body: content, headers: { 'x-amz-content-sha256': await hashOf(content) } }),
      });
    } catch (error) {
      const { message, cause } = error as Error;
      throw new BackupError(
        `Depozitul ${address} nu răspunde: ${cause instanceof Error ? cause.message : message}.`,
      );
    }
  }
  async function assertDone(response: Response): Promise<void> {
    if (response.ok) return;
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    throw new BackupError(`Depozitul ${address} a răspuns ${response.status}${code && ` (${code})`}.`);
  }
  const urlOf = (name: string) => new URL(encodeURIComponent(name), base);

  return {
    name: address,
    async list() {
      const url = new URL(`/${bucket}`, base);
      url.search = new URLSearchParams({ 'list-type': '2', prefix: folder }).toString();
      const response = await ask('GET', url);
      await assertDone(response);
      return keysOf(await response.text()).map((key) => key.slice(folder.length));
    },
    async put(name, content) {
      await assertDone(await ask('PUT', urlOf(name), content));
    },
    async get(name) {
      const response = await ask('GET', urlOf(name));
      if (response.status === 404) return undefined;
      await assertDone(response);
      return response.body ?? undefined;
    },
    async remove(name) {
      await assertDone(await ask('DELETE', urlOf(name)));
    },
  };
}

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Reads the keys from an answer to ListObjectsV2, which lists at most a thousand; there are at most twenty backups. */
function keysOf(xml: string): string[] {
  const { ListBucketResult: result } = parser.parse(xml) as {
    ListBucketResult?: { Contents?: { Key: string }[] };
  };
  return (result?.Contents ?? []).map(({ Key }) => Key);
}

async function hashOf(content: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content.stream()) hash.update(chunk);
  return hash.digest('hex');
}
