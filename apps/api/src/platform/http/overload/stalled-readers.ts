import { Socket } from 'node:net';

/** Looks at each connection so often within the time that a reader has. */
const LOOKS = 6;

export type StalledReaders = {
  /** Watches the connection of an answer. @returns a function that ends it */
  watch: (socket: unknown) => () => void;
  /** Ends all of it. */
  close: () => void;
};

/**
 * Closes connections whose reader takes nothing of what waits for it, so that an answer that nobody reads keeps neither
 * its place nor its connection to the database. Node's own time limit of a silent connection counts twice where part of
 * a text was taken, and does not know whether anything waits.
 * @param longestMs without a byte taken while some wait
 */
export function stalledReaders(longestMs: number): StalledReaders {
  const watched = new Map<Socket, { answers: number; taken: number; queued: number; since: number }>();
  const look = () => {
    const now = performance.now();
    for (const [socket, reader] of watched) {
      const taken = socket.bytesWritten - socket.writableLength;
      const queued = queuedOf(socket);
      if (socket.writableLength === 0 || taken !== reader.taken || queued !== reader.queued)
        Object.assign(reader, { taken, queued, since: now });
      else if (now - reader.since >= longestMs) socket.destroy();
    }
  };
  const timer = setInterval(look, longestMs / LOOKS).unref();
  return {
    watch: (socket) => {
      // A request of a spec has none.
      if (!(socket instanceof Socket)) return () => undefined;
      const reader = watched.get(socket) ?? { answers: 0, taken: -1, queued: -1, since: performance.now() };
      reader.answers += 1;
      watched.set(socket, reader);
      return () => {
        reader.answers -= 1;
        if (reader.answers === 0) watched.delete(socket);
      };
    },
    close: () => clearInterval(timer),
  };
}

/**
 * Bytes of the present write that the system has not taken yet. The public counters move only when a whole write is
 * done, and an answer that is sent in one piece is one write. Node's own time limit reads the same number.
 */
function queuedOf(socket: Socket): number {
  const handle: unknown = '_handle' in socket ? socket._handle : null;
  if (typeof handle !== 'object' || handle === null || !('writeQueueSize' in handle)) return 0;
  return Number(handle.writeQueueSize);
}
