import type { MessagePort } from 'node:worker_threads';
import { once } from 'node:events';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import type { FileChoices } from './file-table';
import { readPortions } from './read-portions';

export type FileOrder = { bytes: Uint8Array; choices: FileChoices; port: MessagePort };

/** Result of reading a file: the reason why it is unreadable, or null after all portions were sent. */
export type FileVerdict = { unreadable: string | null };

const MAX_FAULT = 200;

/** Reads an imported file and sends its portions, each after the previous one was processed. Runs in a thread. */
export async function readFile({ bytes, choices, port }: FileOrder): Promise<FileVerdict> {
  try {
    for await (const portion of readPortions(bytes, choices)) {
      const done = once(port, 'message');
      port.postMessage(portion);
      await done;
    }
    return { unreadable: null };
  } catch (error) {
    if (error instanceof UnreadableText) return { unreadable: error.message };
    const message = error instanceof Error ? error.message : String(error);
    return { unreadable: `Reading the file failed: ${message.slice(0, MAX_FAULT)}` };
  } finally {
    port.close();
  }
}
