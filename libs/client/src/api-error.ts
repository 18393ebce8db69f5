/** Error of a call that the server refused or could not complete. */
export class VaglioError extends Error {
  override readonly name = 'VaglioError';

  /**
   * @param message error text from the server
   * @param status HTTP status of the response, such as 403
   * @param requestId id of the request in the server's log; null if a proxy responded
   * @param body response body; after a 412, `current` is the row in its current state; undefined if the body is not
   * JSON
   */
  constructor(
    message: string,
    readonly status: number,
    readonly requestId: string | null,
    readonly body: unknown,
  ) {
    super(message);
  }
}

/**
 * Returns the error for an unsuccessful response.
 * @param text body of the response
 */
export function errorOf(answer: Response, text: string): VaglioError {
  const body = readBody(text);
  return new VaglioError(
    textIn(body) ?? redirectIn(answer) ?? `The server answers with status ${answer.status}.`,
    answer.status,
    answer.headers.get('x-request-id'),
    body,
  );
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the error text for a redirect. Some runtimes hide the target and status of a redirect. */
function redirectIn({ type, status, headers }: Response): string | undefined {
  if (type !== 'opaqueredirect' && (status < 300 || status >= 400)) return undefined;
  const place = headers.get('location') ?? 'elsewhere';
  return `The address leads to ${place}, which is not followed. Give the address that answers itself.`;
}

function textIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'string' ? body.error : undefined;
}
