import { createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BucketSettings } from '../../../platform/config/backup-settings';
import { madeAt } from '../backup-name';
import type { StorageTarget, StoredBackup } from './storage-target';
import { bucketCalls, LONGEST_CALL_MS } from './bucket-calls';
import { readUploadId, readListing } from './bucket-answers';
import { escapeXml } from '../../../platform/text/escape-xml';

/**
 * Part size of a multipart upload in bytes. Larger files are uploaded in parts, each of which is held in memory. S3
 * accepts 10,000 parts.
 */
const PART_BYTES = 16 * 1024 * 1024;

/**
 * Creates a backup location in a bucket of an S3-compatible store (AWS, Exoscale, Ceph, Garage, MinIO …).
 * @param longestCallMs time limit until a response begins; the content of an object may take longer
 */
export function bucketTarget(
  settings: BucketSettings,
  { longestCallMs } = { longestCallMs: LONGEST_CALL_MS },
): StorageTarget {
  const { call, prefix, label } = bucketCalls(settings, longestCallMs);

  async function entries(): Promise<{ name: string; bytes: number }[]> {
    const found: { name: string; bytes: number }[] = [];
    let token: string | undefined;
    do {
      const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
      const page = readListing(await (await call('GET', '', { query })).text());
      for (const { key, bytes } of page.entries) found.push({ name: key.slice(prefix.length), bytes });
      token = page.next;
    } while (token);
    return found;
  }

  async function putInParts(key: string, path: string, bytes: number): Promise<void> {
    const id = readUploadId(await (await call('POST', key, { query: { uploads: '' } })).text());
    try {
      const tags: string[] = [];
      for await (const part of partsOf(path, bytes)) {
        const query = { partNumber: String(tags.length + 1), uploadId: id };
        const answer = await call('PUT', key, { query, body: part });
        tags.push(answer.headers.get('etag') ?? '');
        await answer.arrayBuffer();
      }
      const body = Buffer.from(completion(tags));
      const answer = await (await call('POST', key, { query: { uploadId: id }, body })).text();
      // The store responds with status 200 before it has joined the parts, so the body may still report an error.
      if (answer.includes('<Error>')) throw new Error(`${label}: the parts could not be put together.`);
    } catch (error) {
      await call('DELETE', key, { query: { uploadId: id } }).catch(() => undefined);
      throw error;
    }
  }

  return {
    label,
    list: async () =>
      (await entries())
        .flatMap(({ name, bytes }): StoredBackup[] => {
          const moment = madeAt(name);
          return moment === undefined ? [] : [{ name, madeAt: moment, bytes }];
        })
        .sort((a, b) => b.madeAt - a.madeAt),
    names: async () => (await entries()).map(({ name }) => name),
    put: async (name, path) => {
      const { size } = await stat(path);
      if (size > PART_BYTES) return putInParts(prefix + name, path, size);
      for await (const body of partsOf(path, size))
        await (await call('PUT', prefix + name, { body })).arrayBuffer();
    },
    get: async (name, path) => {
      const { body } = await call('GET', prefix + name, {});
      if (!body) throw new Error(`${label}: ${name} is empty.`);
      await pipeline(
        Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      );
    },
    remove: async (name) => {
      await (await call('DELETE', prefix + name, {})).arrayBuffer();
    },
  };
}

async function* partsOf(path: string, bytes: number): AsyncGenerator<Buffer<ArrayBuffer>> {
  const file = await open(path, 'r');
  try {
    for (let at = 0; at < bytes; at += PART_BYTES) {
      const part = Buffer.alloc(Math.min(PART_BYTES, bytes - at));
      for (let filled = 0; filled < part.length;) {
        const { bytesRead } = await file.read(part, filled, part.length - filled, at + filled);
        if (bytesRead === 0) throw new Error(`${path} became shorter while it was stored.`);
        filled += bytesRead;
      }
      yield part;
    }
  } finally {
    await file.close();
  }
}

function completion(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}
