import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/**
 * Timeout of a request, in milliseconds. It exceeds all limits of the server, so a request without a response is a
 * fault.
 */
const HANG_MS = 45_000;

export type Call = {
  method: string;
  /** Path with query string, exactly as it is sent. */
  path: string;
  token?: string | undefined;
  /** Value to send as JSON. Bytes are sent unchanged. */
  body?: unknown;
  /** Alternating names and values. In this form, a name may occur twice. */
  headers?: readonly string[];
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

/** HTTP client that reuses connections. */
export type Caller = { send: (address: string, call: Call) => Promise<Answer>; close: () => void };

/** Error of a persistent connection that was lost. */
class LostConnection extends Error {}

/**
 * Creates an HTTP client.
 * @param atOnce maximum number of connections to one server
 */
export function newCaller(atOnce: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return {
    send: (address, call) =>
      sendOnce(agent, address, call).catch((error: unknown) => {
        // The server may close a persistent connection while a request is sent. Like a browser, the client then retries
        // a GET.
        if (call.method !== 'GET' || !(error instanceof LostConnection)) throw error;
        return sendOnce(agent, address, call);
      }),
    close: () => agent.destroy(),
  };
}

/**
 * Sends one request.
 * @throws Error if there is no complete response before the timeout
 */
function sendOnce(agent: Agent, address: string, call: Call): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const body = bytesOf(call.body);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        hostname,
        port,
        method: call.method,
        path: call.path,
        headers: ['Host', `${hostname}:${port}`, ...headersOf(call, body)],
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          if (!response.complete) return reject(new Error('the answer was cut'));
          const { statusCode: status = 0, headers } = response;
          const text = Buffer.concat(parts).toString('utf8');
          return resolve({ status, headers, text, ms: performance.now() - start });
        });
      },
    );
    outgoing.setTimeout(HANG_MS, () => outgoing.destroy(new Error(`no answer within ${HANG_MS} ms`)));
    outgoing.on('error', (error) =>
      reject(outgoing.reusedSocket ? new LostConnection(error.message, { cause: error }) : error),
    );
    outgoing.end(body);
  });
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  return Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
}

function headersOf({ method, token, headers = [] }: Call, body: Buffer | undefined): string[] {
  const isTyped = headers.some((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-type');
  const isReading = method === 'GET' || method === 'HEAD';
  return [
    ...(token === undefined ? [] : ['Authorization', `Bearer ${token}`]),
    ...(body === undefined || isTyped ? [] : ['Content-Type', 'application/json']),
    // Browsers send this header too. Without it, Node would announce a chunked body.
    ...(body === undefined && isReading ? [] : ['Content-Length', String(body?.length ?? 0)]),
    ...headers,
  ];
}

/** Parses the body of a response as JSON; undefined if it is not JSON. */
export function jsonOf({ text }: Pick<Answer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a field of an object; undefined for any other value. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns the rows of a list response. They are in the field `items` or in the first of `names` that exists. */
export function rowsOf(answer: Pick<Answer, 'text'>, ...names: string[]): unknown[] {
  const json = jsonOf(answer);
  const found = ['items', ...names].map((name) => fieldOf(json, name)).find((rows) => Array.isArray(rows));
  return Array.isArray(found) ? found : [];
}
