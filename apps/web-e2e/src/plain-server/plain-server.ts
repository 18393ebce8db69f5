import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { PLAIN_ANSWERS, type Answer } from './plain-answers';

const WEB = join(__dirname, '../../../../dist/apps/web');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
};

export type PlainServer = {
  url: string;
  /** Returns the distinct requests that the specification does not contain, in order. */
  unknown: () => string[];
  /** Returns 'METHOD path' of every request so far. */
  calls: () => string[];
  stop: () => Promise<void>;
};

/** Starts a server that implements only section 7 of the specification, with the built web app. */
export async function startPlainServer(): Promise<PlainServer> {
  const unknown = new Set<string>();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plain');
    const isFile = request.method === 'GET' && !pathname.startsWith('/auth/') && pathname !== '/config';
    if (isFile) {
      const { type, content } = fileAt(pathname);
      response.setHeader('content-type', type).end(content);
      return;
    }
    const call = `${request.method} ${pathname}`;
    calls.push(call);
    void bodyOf(request).then((body) => {
      const found = Object.entries(PLAIN_ANSWERS)
        .map(([route, answer]) => ({ answer, id: idIn(route, call) }))
        .find(({ id }) => id !== null);
      if (!found) unknown.add(call.replaceAll(/\/\d+/g, '/:id'));
      const { status = 200, body: answered }: Answer = found
        ? found.answer({ query: searchParams, body, id: found.id ?? '' })
        : { status: 404, body: { error: 'Not found' } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${portOf(server)}`,
    unknown: () => [...unknown],
    calls: () => calls,
    stop: () => stop(server),
  };
}

/**
 * Returns the id in the address of a call to this route, '' if the route has no id, or null if the call is to another
 * route.
 */
function idIn(route: string, call: string): string | null {
  const match = new RegExp(`^${route.replaceAll(/:[a-zA-Z]+/g, '([^/]+)')}$`).exec(call);
  return match ? (match[1] ?? '') : null;
}

/** Returns a file of the build, or index.html for addresses without a file extension. */
function fileAt(pathname: string): { type: string; content: Buffer } {
  const path = extname(pathname) === '' ? '/index.html' : normalize(pathname);
  return { type: TYPES[extname(path)] ?? 'application/octet-stream', content: readFileSync(join(WEB, path)) };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
