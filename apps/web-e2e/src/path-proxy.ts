import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Base path handling of the proxy: it keeps or removes the path. Both variants are common. */
export type PathHandling = 'keeps' | 'removes';

/** Proxy of a host that serves several applications, each under its own path. */
export type PathProxy = { origin: string; serve: (port: number) => void; stop: () => Promise<void> };

/**
 * Starts a proxy on a free port. Requests outside the path are rejected, as if they belonged to another application.
 * @param path base path, such as '/vaglio'
 */
export async function startPathProxy(path: string, handling: PathHandling): Promise<PathProxy> {
  const target = { port: 0 };
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (url !== path && !url.startsWith(`${path}/`)) {
      outgoing.writeHead(404).end('another application');
      return;
    }
    forward(incoming, outgoing, target.port, handling === 'keeps' ? url : url.slice(path.length) || '/');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${portOf(server)}`,
    serve: (port) => {
      target.port = port;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number, path: string): void {
  const { method, headers } = incoming;
  const passed = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(passed);
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy does not listen');
  return address.port;
}
