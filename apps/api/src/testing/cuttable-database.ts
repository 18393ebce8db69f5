import { connect as dial, createServer, type Socket } from 'node:net';
import { connect } from '../platform/db/open-database';

/**
 * Starts a proxy to a test database. `cut` closes all connections and refuses new ones until `mend` is called.
 * @param url URL of the database
 */
export async function cuttableDatabase(url: string) {
  const server = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((near) => {
    if (isCut) return near.destroy();
    const far = dial(Number(server.port) || 5432, server.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
    return undefined;
  });
  const port = await new Promise<number>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const way = new URL(url);
  way.host = `127.0.0.1:${port}`;
  const { db, close } = await connect(way.href, {
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  });
  return {
    db,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      await close();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}
