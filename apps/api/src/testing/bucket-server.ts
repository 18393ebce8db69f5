import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { isSigned } from './bucket-signature';
import { listening } from './listening';

const ACCOUNT = { region: 'zrh-1', keyId: 'VAGLIOKEY', secret: 'bucket/secret+with=signs' };
/** Number of objects per page of a list. It is small so that lists have several pages. */
const PAGE = 2;

/**
 * Starts a local S3-compatible server with one bucket. It verifies signatures and content hashes, returns lists in
 * pages, and supports multipart uploads.
 */
export async function bucketServer() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const calls: string[] = [];
  let failures = 0;
  let pauseMs = 0;

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const port = await listening(server);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', `http://127.0.0.1:${port}`);
    calls.push(`${request.method} ${url.pathname}`);
    if (failures > 0) {
      failures -= 1;
      return refuse(response, 503, 'SlowDown');
    }
    if (!isSigned(request, url, body, ACCOUNT)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const [, bucket, ...path] = url.pathname.split('/');
    if (bucket !== 'backups') return refuse(response, 404, 'NoSuchBucket');
    const key = path.join('/');
    const upload = url.searchParams.get('uploadId');
    if (key === '') return send(response, listing(url.searchParams));
    if (request.method === 'POST' && upload === null) return send(response, begin());
    if (request.method === 'POST') return send(response, complete(key, upload ?? ''));
    if (request.method === 'PUT') return store(response, key, body, url.searchParams);
    if (request.method === 'DELETE') {
      if (upload === null) objects.delete(key);
      else uploads.delete(upload);
      return send(response, '', 204);
    }
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.length });
    if (pauseMs > 0) {
      response.write(found.subarray(0, 1));
      await setTimeout(pauseMs);
    }
    response.end(found.subarray(pauseMs > 0 ? 1 : 0));
  }

  function listing(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].sort().filter((key) => key.startsWith(query.get('prefix') ?? ''));
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, PAGE);
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
    );
    const next = `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`;
    const isCut = rest.length > PAGE;
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${isCut ? next : ''}${contents.join('')}</ListBucketResult>`;
  }

  function begin(): string {
    const id = randomBytes(8).toString('hex');
    uploads.set(id, new Map());
    return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  }

  function complete(key: string, id: string): string {
    const parts = [...(uploads.get(id) ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part);
    objects.set(key, Buffer.concat(parts));
    uploads.delete(id);
    return '<CompleteMultipartUploadResult/>';
  }

  function store(response: ServerResponse, key: string, body: Buffer, query: URLSearchParams): void {
    const upload = uploads.get(query.get('uploadId') ?? '');
    if (upload) upload.set(Number(query.get('partNumber')), body);
    else objects.set(key, body);
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  }

  return {
    settings: { url: `http://127.0.0.1:${port}/backups/vaglio`, ...ACCOUNT },
    objects,
    uploads,
    calls,
    /** Responds to the next `count` requests with status 503. */
    failNext: (count: number) => {
      failures = count;
    },
    /** Delays the rest of an object after its first byte by `ms` milliseconds. */
    pauseInside: (ms: number) => {
      pauseMs = ms;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  send(response, `<Error><Code>${code}</Code><Message>no</Message></Error>`, status);
}
