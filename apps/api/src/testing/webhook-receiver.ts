import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from './listening';

type Received = { headers: IncomingHttpHeaders; body: string };
/** Problems that the receiver simulates instead of responding with 204. */
export type ReceiverTrouble = 'broken' | 'redirecting' | 'huge' | 'closing' | 'silent' | 'gone';

/** Starts a local webhook receiver that can simulate problems. */
export async function webhookReceiver() {
  const received: Received[] = [];
  const state: { trouble: ReceiverTrouble | null } = { trouble: null };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      switch (state.trouble) {
        case 'broken':
          return response.writeHead(500).end('no');
        case 'redirecting':
          return response.writeHead(302, { location: '/elsewhere' }).end();
        case 'huge':
          return response.writeHead(200).write('x'.repeat(5_000_000));
        case 'closing':
          return request.socket.destroy();
        case 'silent':
          return undefined;
        case 'gone':
          return response.writeHead(410).end();
        case null:
          return response.writeHead(204).end();
      }
    });
  });
  const port = await listening(server);
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/events`,
    received,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
