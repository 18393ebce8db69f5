import type { ApiFailure } from './error-text';
import { fetchSignedIn } from './fetch-signed-in';
import { readAnswer } from './send-request';

export interface DownloadOptions {
  /** Request method. The default is GET. */
  readonly method?: 'POST';
  /** Value sent as JSON. */
  readonly body?: unknown;
  /** Aborts the download, which then throws the abort reason. */
  readonly signal: AbortSignal;
  /** Receives each chunk of the file as it arrives. */
  readonly onPiece: (piece: Uint8Array) => void;
}

/** Completed download, with the row and column counts from the response headers. A missing count is null. */
export interface Download {
  readonly blob: Blob;
  readonly rows: number | null;
  readonly columns: number | null;
}

/** Error for a response that does not contain the requested file. */
export class DownloadRefused extends Error {
  constructor(readonly answer: ApiFailure) {
    super('The download was refused.');
  }
}

/**
 * Downloads a file. If the access token is rejected, the session is refreshed first.
 * @param path path relative to the base path, with its query string
 * @throws DownloadRefused for a status of 400 or above; TypeError if the connection breaks
 */
export async function download(path: string, { onPiece, ...request }: DownloadOptions): Promise<Download> {
  const response = await fetchSignedIn(path, request);
  if (response.status >= 400) throw new DownloadRefused(await readAnswer(response));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    pieces.push(new Uint8Array(part.value));
    onPiece(part.value);
  }
  return {
    blob: new Blob(pieces, { type: response.headers.get('Content-Type') ?? '' }),
    rows: readCount(response.headers.get('X-Total-Count')),
    columns: readCount(response.headers.get('X-Column-Count')),
  };
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
