import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../../../platform/http/streaming/send-stream';
import { recentlyUsed } from '../../../platform/util/recently-used';

const compress = promisify(brotliCompress);

/** Shorter answers are not compressed; as COMPRESSED. */
const THRESHOLD = 1_024;
const KEPT_BYTES = 8_000_000;
/** Quick, and on lists within a few percent of the best. */
const QUALITY = 5;

/** `letters` of the page itself, by which it is known; its bytes compressed, and as they are, once they were sent. */
type Known = { letters: number; brotli: Buffer | null; plain: Buffer | null };

/**
 * Sends pages that are asked for several times from their bytes: compressed once for browsers, and encoded once for scripts,
 * which take them as they are. The first time the answer is written as any other; the second time its bytes are kept.
 */
export function compressedPages() {
  const known = recentlyUsed<string, Known>(
    KEPT_BYTES,
    ({ letters, brotli, plain }) => letters + (brotli?.length ?? 0) + (plain?.length ?? 0),
  );
  return async (request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> => {
    const isPlain = request.headers['accept-encoding'] === undefined;
    if (json.length < THRESHOLD || !(isPlain || takesBrotli(request))) return sendJson(reply, json);
    const page = known.get(json);
    if (!page) {
      known.set(json, { letters: json.length, brotli: null, plain: null });
      return sendJson(reply, json);
    }
    if (isPlain) {
      const plain = page.plain ?? Buffer.from(json);
      if (!page.plain) known.set(json, { ...page, plain });
      return sendJson(reply, plain);
    }
    const brotli =
      page.brotli ?? (await compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
    if (!page.brotli) known.set(json, { ...(known.get(json) ?? page), brotli });
    return sendJson(reply.header('vary', 'accept-encoding').header('content-encoding', 'br'), brotli);
  };
}

function takesBrotli({ headers }: FastifyRequest): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((entry) => entry.trim() === 'br');
}
