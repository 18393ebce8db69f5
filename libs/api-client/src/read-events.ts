import { fetchSignedIn } from './fetch-signed-in';

export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads server-sent events until the stream ends. It sends the session token, which EventSource does not support.
 * @param onEvent receives each event; `onOpen` is called before the first event
 * @throws Error for a response that is not an event stream; TypeError if the connection breaks; the abort reason after
 *   an abort
 */
export async function readEvents(
  path: string,
  {
    signal,
    onOpen,
    onEvent,
  }: {
    readonly signal: AbortSignal;
    readonly onOpen: () => void;
    readonly onEvent: (event: ServerEvent) => void;
  },
): Promise<void> {
  const response = await fetchSignedIn(path, { signal, headers: { Accept: 'text/event-stream' } });
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !isStream || !response.body) throw new Error(`No events: ${response.status}`);
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (waiting + part.value).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readEvent(block);
      if (event) onEvent(event);
    }
  }
}

/** Parses the lines of one server-sent event. Returns null for a comment. */
function readEvent(block: string): ServerEvent | null {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const end = line.indexOf(':');
      return [line.slice(0, end), line.slice(end + 1).trim()];
    }),
  );
  const name = fields.get('event');
  return name === undefined ? null : { name, data: fields.get('data') ?? '' };
}
