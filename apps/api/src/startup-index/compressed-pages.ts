import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from '../lists/send-stream';
import { recentlyUsed } from './recently-used';

const compress = promisify(brotliCompress);

/** Shorter answers are not compressed; as COMPRESSED. */
const THRESHOLD = 1_024;
const KEPT_BYTES = 8_000_000;
/** Quick, and on lists within a few percent of the best. */
const QUALITY = 5;

/** `letters` of the page itself, by which it is known. */
type Known = { bytes: Buffer | null; letters: number };

/**
 * Sends pages that several people ask for compressed once. The first time the answer is compressed as any other; the
 * second time its bytes are kept.
 */
export function compressedPages() {
  const known = recentlyUsed<string, Known>(
    KEPT_BYTES,
    ({ bytes, letters }) => letters + (bytes?.length ?? 0),
  );
  return async (request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> => {
    if (json.length < THRESHOLD || !takesBrotli(request)) return sendJson(reply, json);
    const page = known.get(json);
    if (!page) {
      known.set(json, { bytes: null, letters: json.length });
      return sendJson(reply, json);
    }
    const bytes =
      page.bytes ?? (await compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
    known.set(json, { bytes, letters: json.length });
    return reply
      .header('vary', 'accept-encoding')
      .header('content-encoding', 'br')
      .type('application/json; charset=utf-8')
      .send(bytes);
  };
}

function takesBrotli({ headers }: FastifyRequest): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((entry) => entry.trim() === 'br');
}
