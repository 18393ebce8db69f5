import { MAX_IMPORT_BYTES } from './csv-limits';
import type { CsvReading } from './read-csv';
import { messageReceiver, type WorkerMessage } from './worker-messages';

/**
 * Parses a CSV file in a worker, so that the page stays responsive. If no worker is available, the main thread parses
 * the file.
 * @param file file of at most 20 MB; larger files are rejected
 */
export async function readCsvFile(file: File): Promise<CsvReading> {
  if (file.size > MAX_IMPORT_BYTES) return { problem: 'The file is larger than 20 MB.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await readInWorker(bytes);
  } catch {
    const { toCsvReading } = await import('./read-csv');
    return toCsvReading(bytes);
  }
}

async function readInWorker(bytes: Uint8Array): Promise<CsvReading> {
  if (typeof Worker === 'undefined') throw new Error('no workers here');
  const { startCsvWorker } = await import('./start-csv-worker');
  const worker = startCsvWorker();
  try {
    return await new Promise<CsvReading>((resolve, reject) => {
      const receive = messageReceiver();
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        const reading = receive(data);
        if (reading) resolve(reading);
      });
      worker.addEventListener('error', () => reject(new Error('the worker failed')));
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
}
