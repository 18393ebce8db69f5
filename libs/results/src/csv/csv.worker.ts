import { toCsvReading } from './csv-reading';

/** One file in, one answer out: the page ends the worker then. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Uint8Array) self.postMessage(toCsvReading(data));
});
