import { setTimeout as wait } from 'node:timers/promises';
import { isRefusal } from '../../platform/http/errors/errors';
import { UnreadableText } from '../../platform/threads/unreadable-text';

const ATTEMPTS = 30;
const PAUSE_MS = 1_000;

/**
 * Reads what a model answered. It is paid for, so that it waits while too many texts are read rather than being lost.
 * @param read in a thread
 * @returns `error`, for people, when it cannot be read
 */
export async function paidReading<T>(read: () => Promise<T>): Promise<T | { error: string }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (error instanceof UnreadableText)
        return { error: `The answer of the model cannot be read. ${error.message}` };
      if (!isRefusal(error)) throw error;
      if (attempt === ATTEMPTS) return { error: 'The server is too busy to read the answer of the model.' };
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  }
}
