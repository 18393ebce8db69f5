import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { refuseCloudServices } from '../../../platform/outbound-http/address-guard';
import type { BucketSettings } from '../../../platform/config/backup-settings';
import { readRefusal } from './bucket-answers';

/** Time limit for uploading one part, or a whole small backup, over a slow connection. */
export const LONGEST_CALL_MS = 15 * 60_000;
/** Retries after status 429 or 5xx, with growing intervals. */
const RETRIES = 4;

type CallParts = { query?: Record<string, string>; body?: Buffer<ArrayBuffer> };

/**
 * Creates a function that sends signed requests to a bucket. The signature covers the body, so the store rejects
 * changed bytes.
 * @param longestCallMs time limit until the response begins; afterwards the five-minute idle timeout of `fetch` applies
 */
export function bucketCalls({ url, region, keyId, secret }: BucketSettings, longestCallMs: number) {
  const { origin, host, pathname } = new URL(url);
  const [, bucket = '', ...folders] = pathname.split('/');
  const label = `${host}${pathname}`;
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  });

  /**
   * Sends a request to the bucket.
   * @param key key of the object, '' for the bucket itself
   * @throws Error with a message for users when the store is unreachable or rejects the request
   */
  async function call(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    key: string,
    { query = {}, body }: CallParts,
  ): Promise<Response> {
    const address = new URL(`${origin}/${bucket}/${key}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    refuseCloudServices(address);
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const end = new AbortController();
    const late = setTimeout(() => end.abort(new Error('no answer in time')), longestCallMs);
    const init = {
      method,
      headers: { 'x-amz-content-sha256': hash },
      signal: end.signal,
      redirect: 'manual' as const,
    };
    const answer = await client
      .fetch(address.href, body ? { ...init, body } : init)
      .catch((error: unknown) => {
        throw new Error(`${label} cannot be reached: ${causeOf(error)}`);
      })
      .finally(() => clearTimeout(late));
    if (answer.ok) return answer;
    const reason = readRefusal(await answer.text().catch(() => ''));
    throw new Error(`${label} refuses ${method}: ${reason} (${answer.status})`);
  }

  return { call, label, prefix: folders.map((folder) => `${folder}/`).join('') };
}

/** Returns the innermost cause of a failed `fetch`: a code such as ECONNREFUSED, or else a message. */
function causeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown reason';
  const part = (name: string): unknown => Reflect.get(error, name);
  return part('cause') ? causeOf(part('cause')) : String(part('code') ?? part('message'));
}
