import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** Longer than any limit of the server: who waits this long waits for ever. */
const HANG_MS = 45_000;

export type Call = {
  method: string;
  /** With its query, as it goes onto the wire. */
  path: string;
  token?: string | undefined;
  /** Sent as JSON, unless it is bytes already. */
  body?: unknown;
  /** Names and values in turn, so that one name may occur twice. */
  headers?: readonly string[];
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

/** Connections that are kept between calls. */
export type Caller = { send: (address: string, call: Call) => Promise<Answer>; close: () => void };

/** On a connection that had been kept. */
class LostConnection extends Error {}

/** @param atOnce connections to one server */
export function newCaller(atOnce: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return {
    send: (address, call) =>
      sendOnce(agent, address, call).catch((error: unknown) => {
        // The server closed a kept connection at the same moment: reading may be repeated, as browsers do.
        if (call.method !== 'GET' || !(error instanceof LostConnection)) throw error;
        return sendOnce(agent, address, call);
      }),
    close: () => agent.destroy(),
  };
}

/** @throws Error when there is no whole answer, or none for a long time */
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
    // As browsers do: otherwise Node announces a body in chunks where there is none.
    ...(body === undefined && isReading ? [] : ['Content-Length', String(body?.length ?? 0)]),
    ...headers,
  ];
}

/** The parsed body of an answer; undefined for anything but JSON. */
export function jsonOf({ text }: Pick<Answer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of an object; undefined for anything else. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The objects in a list field of an answer, whichever of the names it has. */
export function rowsOf(answer: Pick<Answer, 'text'>, ...names: string[]): unknown[] {
  const json = jsonOf(answer);
  const found = ['items', ...names].map((name) => fieldOf(json, name)).find((rows) => Array.isArray(rows));
  return Array.isArray(found) ? found : [];
}
