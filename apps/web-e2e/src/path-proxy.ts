import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Whether the proxy passes the path on or removes it; both are usual. */
export type PathHandling = 'keeps' | 'removes';

/** A proxy of one host on which several applications are served, each below a path of its own. */
export type PathProxy = { origin: string; serve: (port: number) => void; stop: () => Promise<void> };

/**
 * Starts a proxy on a free port; everything outside the path is another application.
 * @param path such as '/vaglio'
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
