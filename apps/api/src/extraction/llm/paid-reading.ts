import { setTimeout as wait } from 'node:timers/promises';
import { isRefusal } from '../../platform/http/errors/errors';
import { UnreadableText } from '../../platform/threads/unreadable-text';

const ATTEMPTS = 30;
const PAUSE_MS = 1_000;

/**
 * Parses a paid response. If too many texts are being parsed, it waits and retries, so that the response is not lost.
 * @param read parses in a thread
 * @returns the parsed response, or `error` with a message for people if it is unreadable
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
