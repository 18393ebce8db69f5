import { toCsvReading } from './read-csv';
import { toMessages } from './worker-messages';

/** One file in, its messages out: the page ends the worker after the last one. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Uint8Array)
    for (const message of toMessages(toCsvReading(data))) self.postMessage(message);
});
