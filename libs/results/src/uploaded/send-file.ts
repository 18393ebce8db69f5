import { callApi, errorText, type ApiAnswer } from '@vaglio/api-client';
import { property } from '@vaglio/contract';

/** Size of an uploaded part in bytes. A part must fit into the request timeout on a slow connection. */
const PART_BYTES = 4 * 1024 * 1024;
const ATTEMPTS = 5;
const FIRST_WAIT_MS = 500;
const FALLBACK = 'Upload failed';

interface SendingFile {
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Uploads a file in parts. After a connection error, the upload resumes after the last byte that the server received.
 * @returns null on success, otherwise the error text
 */
export async function sendFile(
  id: string,
  file: Blob,
  { onProgress, signal, wait }: SendingFile,
): Promise<string | null> {
  let [sent, failed] = [0, 0];
  while (sent < file.size) {
    const answer = await sendPart(id, file, sent, signal);
    if (answer && answer.status < 400) {
      sent = receivedOf(answer) ?? sent + Math.min(PART_BYTES, file.size - sent);
      failed = 0;
      onProgress(sent);
      continue;
    }
    if (signal.aborted) return FALLBACK;
    failed += 1;
    const isLost = answer === null || answer.status === 409 || answer.status >= 500;
    if (!isLost || failed >= ATTEMPTS) return answer ? errorText(answer, FALLBACK) : FALLBACK;
    await wait(FIRST_WAIT_MS * 2 ** failed);
    if (signal.aborted) return FALLBACK;
    sent = (await readReceived(id)) ?? sent;
  }
  return null;
}

/** @returns null if there is no response */
async function sendPart(
  id: string,
  file: Blob,
  offset: number,
  signal: AbortSignal,
): Promise<ApiAnswer | null> {
  const bytes = file.slice(offset, offset + PART_BYTES);
  const path = `/auth/imports/${encodeURIComponent(id)}/content?offset=${offset}`;
  return callApi(path, { method: 'PUT', bytes, signal }).catch(() => null);
}

async function readReceived(id: string): Promise<number | null> {
  const answer = await callApi(`/auth/imports/${encodeURIComponent(id)}`).catch(() => null);
  return answer && answer.status < 400 ? receivedOf(answer) : null;
}

function receivedOf({ data }: ApiAnswer): number | null {
  const received: unknown = property(data, 'received');
  return typeof received === 'number' ? received : null;
}
