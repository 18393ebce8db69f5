import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { readObject } from '../platform/http/validation/read-object';
import { listening } from './listening';

type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
};

/**
 * Starts a local collector that receives traces as JSON by OTLP over HTTP.
 * @param trouble with `refuses` it responds with 400; with `hangs` it responds only when it is closed
 */
export async function traceReceiver(trouble?: 'refuses' | 'hangs') {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(JSON.stringify(body));
      spans.push(...listed(body, 'resourceSpans').flatMap(spansOf));
      const end = (status: number) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      if (trouble === 'hangs') waiting.push(() => end(400));
      else end(trouble === 'refuses' ? 400 : 200);
    });
  });
  const endpoint = `http://127.0.0.1:${await listening(server)}/v1/traces`;
  return {
    endpoint,
    spans,
    bodies,
    close: () =>
      new Promise<void>((resolve) => {
        for (const end of waiting) end();
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

const listed = (from: unknown, name: string): unknown[] => [readObject(from)[name] ?? []].flat();

function spansOf(resource: unknown): ReceivedSpan[] {
  return listed(resource, 'scopeSpans')
    .flatMap((scope) => listed(scope, 'spans'))
    .map((span) => {
      const { name, traceId, spanId, parentSpanId } = readObject(span);
      const attributes = listed(span, 'attributes').map((attribute) => {
        const { key, value } = readObject(attribute);
        return [String(key), Object.values(readObject(value))[0]];
      });
      return {
        name: String(name),
        traceId: String(traceId),
        spanId: String(spanId),
        parentSpanId: parentSpanId ? String(parentSpanId) : undefined,
        attributes: Object.fromEntries(attributes),
      };
    });
}
