import type { ApiFailure } from './error-text';
import { fetchSignedIn } from './fetch-signed-in';
import { readAnswer } from './send-request';

export interface DownloadOptions {
  /** GET without it. */
  readonly method?: 'POST';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Ends the download; it then throws the reason. */
  readonly signal: AbortSignal;
  /** Receives each piece as it comes. */
  readonly onPiece: (piece: Uint8Array) => void;
}

/** A file as it was received to its end, with the rows and columns that the server announced; null where it did not. */
export interface Download {
  readonly blob: Blob;
  readonly rows: number | null;
  readonly columns: number | null;
}

/** The server answered something else than the file. */
export class DownloadRefused extends Error {
  constructor(readonly answer: ApiFailure) {
    super('The download was refused.');
  }
}

/**
 * A file from the server, with the refresh of a call. A file that breaks off is none: reading it throws.
 * @param path from the root of this installation, with its query
 * @throws DownloadRefused for an answer of 400 and above; TypeError when the connection breaks
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
