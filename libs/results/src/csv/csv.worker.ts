import { toCsvReading } from './read-csv';
import { toMessages } from './worker-messages';

/** Parses one file and posts messages with its contents. The page terminates the worker after the last message. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Uint8Array)
    for (const message of toMessages(toCsvReading(data))) self.postMessage(message);
});
