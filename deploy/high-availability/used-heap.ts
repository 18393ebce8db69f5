import { once } from 'node:events';
import { WebSocket } from 'undici';

const MEGABYTE = 1024 * 1024;

type Reply = { id: number; result: { usedSize?: number } };

/**
 * Returns the megabytes of heap that a process needs: the heap in use after a full garbage collection. Unlike process
 * memory, this number does not depend on when the collector runs.
 * @param port inspector port of the process, on loopback
 */
export async function usedHeap(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`nothing to inspect on port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await once(socket, 'open');
    await ask(socket, 1, 'HeapProfiler.collectGarbage');
    const { usedSize = Number.NaN } = await ask(socket, 2, 'Runtime.getHeapUsage');
    return usedSize / MEGABYTE;
  } finally {
    socket.close();
  }
}

function ask(socket: WebSocket, id: number, method: string): Promise<Reply['result']> {
  return new Promise((resolve, reject) => {
    const listen = ({ data }: { data: unknown }) => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== id) return;
      socket.removeEventListener('message', listen);
      resolve(reply.result);
    };
    socket.addEventListener('message', listen);
    socket.addEventListener('close', () => reject(new Error('the inspector went away')));
    socket.send(JSON.stringify({ id, method }));
  });
}
