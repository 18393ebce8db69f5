import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts listening on the loopback address. @returns the assigned port */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
