/** A call that the server refused or could not carry out. */
export class VaglioError extends Error {
  override readonly name = 'VaglioError';

  /**
   * @param message in words, as the server answered it
   * @param status of the answer, such as 403
   * @param requestId by which the log of the server has the call; null where a proxy answered
   * @param body of the answer: of a 412 `current` is the row as it is now; undefined when it is no JSON
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

/** The error of an answer that is not good. @param text its body */
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

/** Some runtimes hide where a redirect leads, and its status. */
function redirectIn({ type, status, headers }: Response): string | undefined {
  if (type !== 'opaqueredirect' && (status < 300 || status >= 400)) return undefined;
  const place = headers.get('location') ?? 'elsewhere';
  return `The address leads to ${place}, which is not followed. Give the address that answers itself.`;
}

function textIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'string' ? body.error : undefined;
}
