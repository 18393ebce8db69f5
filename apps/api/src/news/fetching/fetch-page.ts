import { isUrl } from '@vaglio/startups-domain';
import type { Readable } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  type BrotliDecompress,
  type Gunzip,
  type Inflate,
} from 'node:zlib';
import type { Agent, Dispatcher } from 'undici';
import { timeLimit } from '../../platform/util/time-limit';
import { callTo, traced } from '../../platform/observability/tracing/trace-scope';
import { checkAddress, guardedConnector } from '../../platform/outbound-http/address-guard';
import { FetchFailure, statusFailure, toFailure, tooLarge } from '../../platform/outbound-http/fetch-failure';
import { readRetryAfter } from '../../platform/outbound-http/retry-after';
import { ANY_TYPE } from './feed-types';

type FetchedPage = {
  /** Address of the page after redirects. */
  url: string;
  /** HTTP status: 200, or 304 if the validators show that the page is unchanged. */
  status: number;
  contentType: string;
  body: Buffer;
  etag: string | null;
  lastModified: string | null;
};

export type FetchOptions = {
  /** Accepted media types, without parameters. ANY_TYPE accepts every type. */
  accept: readonly string[];
  /** True to return the first bytes of a document that exceeds the size limit, instead of refusing it. */
  isTopEnough?: boolean;
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
};

/**
 * Requests a web page.
 * @throws FetchFailure or RefusedAddress
 */
export type FetchPage = (address: string, options: FetchOptions) => Promise<FetchedPage>;

export type FetchLimits = { totalMs: number; bytes: number; redirects: number };

/** Limits of a page request. Source: security decision D12. */
const LIMITS: FetchLimits = { totalMs: 10_000, bytes: 2 * 1024 * 1024, redirects: 3 };
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export type FetcherConfig = {
  userAgent: string;
  privateHosts: readonly string[];
  limits?: Partial<FetchLimits>;
  /** Returns the current time in milliseconds since 1970. */
  now?: () => number;
};

/**
 * Creates a client for web pages that connects only to public addresses. It checks every redirect and the IP address
 * of every connection. It sends no cookies and limits time and uncompressed size.
 */
export function pageFetcher({ userAgent, privateHosts, limits, now = Date.now }: FetcherConfig): {
  fetchPage: FetchPage;
  close: () => Promise<void>;
} {
  const { totalMs, bytes, redirects } = { ...LIMITS, ...limits };
  /** Opens the connection pool. undici is loaded with the first page. */
  const open = async () => {
    const { Agent: Connections, buildConnector, request } = await import('undici');
    agent ??= new Connections({
      connect: guardedConnector(buildConnector, privateHosts, totalMs),
      maxResponseSize: 2 * bytes, // the uncompressed size is limited below
    });
    return { dispatcher: agent, request };
  };
  let agent: Agent | null = null;

  const fetchPage: FetchPage = (address, options) =>
    traced(callTo('news', address), () => read(address, options));
  const read: FetchPage = async (address, options) => {
    const signal = AbortSignal.any([timeLimit(totalMs), ...(options.signal ? [options.signal] : [])]);
    let url = checkAddress(address, privateHosts);
    const { dispatcher, request } = await open();
    try {
      for (let hop = 0; hop <= redirects; hop++) {
        const answer = await request(url.href, {
          dispatcher,
          signal,
          headers: headersOf(options, userAgent),
        });
        if (!REDIRECTS.has(answer.statusCode)) return await toPage(url, answer, options, bytes, now());
        await answer.body.dump();
        const target = text(answer.headers['location']);
        if (!target || !isUrl(target, url.href))
          throw new FetchFailure('It redirects to nowhere.', { reason: 'server_error' });
        url = checkAddress(new URL(target, url).href, privateHosts);
      }
      throw new FetchFailure(`It redirects more than ${redirects} times.`, { reason: 'server_error' });
    } catch (error) {
      throw toFailure(error, totalMs, bytes);
    }
  };
  return { fetchPage, close: async () => agent?.destroy() };
}

function headersOf({ accept, etag, lastModified }: FetchOptions, userAgent: string): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: accept.join(', '),
    'accept-encoding': 'gzip, br',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
}

async function toPage(
  url: URL,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { accept, isTopEnough = false }: FetchOptions,
  limit: number,
  now: number,
): Promise<FetchedPage> {
  const page = {
    url: url.href,
    status: statusCode,
    etag: text(headers['etag']),
    lastModified: text(headers['last-modified']),
  };
  if (statusCode === 304) {
    await body.dump();
    return { ...page, contentType: '', body: Buffer.alloc(0) };
  }
  const contentType = (text(headers['content-type']) ?? '').toLowerCase();
  const mime = contentType.split(';')[0]?.trim() ?? '';
  const isWanted = mime === '' || accept.includes(mime) || accept.includes(ANY_TYPE);
  if (statusCode !== 200 || !isWanted) {
    body.on('error', () => undefined).destroy();
    if (statusCode !== 200)
      throw statusFailure(statusCode, readRetryAfter(text(headers['retry-after']), now));
    throw new FetchFailure(`It answers ${mime}, which is not read here.`, { reason: 'not_text' });
  }
  try {
    const stream = unpacked(body, text(headers['content-encoding']));
    return { ...page, contentType, body: await readAll(stream, limit, isTopEnough) };
  } finally {
    body.on('error', () => undefined).destroy(); // an unread remainder of the body would keep the connection busy
  }
}

function unpacked(body: Readable, encoding: string | null): Readable {
  const packing = unpackerOf(encoding);
  if (!packing) return body;
  body.on('error', (error) => packing.destroy(error));
  return body.pipe(packing);
}

function unpackerOf(encoding: string | null): Gunzip | BrotliDecompress | Inflate | null {
  switch (encoding?.toLowerCase() ?? 'identity') {
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      throw new FetchFailure(`It is packed as ${encoding}, which is not read here.`, {
        reason: 'not_text',
      });
  }
}

/**
 * Reads a stream up to a size limit. The limit applies after decompression, as protection against zip bombs.
 * @param isTopEnough true to return the first bytes of a larger response
 * @throws FetchFailure for a larger response if isTopEnough is false
 */
async function readAll(stream: Readable, limit: number, isTopEnough: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    size += part.length;
    chunks.push(part);
    if (size <= limit) continue;
    stream.destroy();
    if (!isTopEnough) throw tooLarge(limit);
    break;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}

const text = (value: string | string[] | undefined): string | null =>
  Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
