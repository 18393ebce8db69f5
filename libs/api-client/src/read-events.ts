import { fetchSignedIn } from './fetch-signed-in';

/** One server-sent event; comments are none. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads server-sent events with the token of the session, which an EventSource cannot send, until the stream ends.
 * @param onEvent receives each event; `onOpen` is called before the first
 * @throws Error when the server answers something else; TypeError when the connection breaks; the reason when aborted
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

/** The event of a block of lines, as our server writes them; null for a comment. */
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
