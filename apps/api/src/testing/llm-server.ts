import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { LlmSettings } from '../platform/config/llm-settings';
import { listening } from './listening';

/** Request that the model server received. */
export type ReceivedCall = {
  /** Path with query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    temperature?: number;
    top_p?: number;
    max_tokens?: number;
    max_completion_tokens?: number;
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: { schema: object } };
    stream?: boolean;
    stream_options?: { include_usage?: boolean };
  };
};

/** Response to a request: `startups` as a model would return them, `text` instead, or any other bytes. */
export type LlmReply =
  | { startups: unknown[] }
  | { text: string; finish?: 'stop' | 'length' }
  /** Response streamed in chunks of a few letters, with the reasoning first and `usage` in the last chunk. */
  | { stream: string; finish?: 'stop' | 'length'; reasoning?: string; usage?: boolean }
  /** Streamed response whose content is a list of parts. */
  | { parts: object[] }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { bytes: number }
  /** Response that a function writes. */
  | { wire: (response: ServerResponse) => void }
  | 'hang'
  | 'cut';

/**
 * Starts a local server with the chat completions protocol. It reports 100 prompt and 20 completion tokens. `answer`
 * determines each response.
 */
export async function llmServer(
  answer: (call: ReceivedCall, count: number) => LlmReply | Promise<LlmReply> = () => ({ startups: [] }),
) {
  const calls: ReceivedCall[] = [];
  let reply = answer;
  let sent = 0;
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const call: ReceivedCall = {
        url: request.url ?? '',
        headers: request.headers,
        body: body === '' ? {} : JSON.parse(body),
      };
      calls.push(call);
      await write(response, await reply(call, calls.length), (bytes) => {
        sent += bytes;
      });
    });
  });
  const port = await listening(server);
  const settings: LlmSettings = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    apiKey: 'sk-test-secret',
    models: ['small', 'large'],
    timeoutMs: 6_000,
    dailyTokens: 1_000_000,
    dailyCost: undefined,
    promptPrice: 1,
    completionPrice: 10,
  };
  return {
    settings,
    calls,
    /** Returns the number of bytes sent in endless responses. */
    sent: () => sent,
    answerWith: (next: typeof answer) => {
      reply = next;
      calls.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function write(
  response: ServerResponse,
  reply: LlmReply,
  count: (bytes: number) => void,
): Promise<void> {
  if (reply === 'hang') return;
  if (reply === 'cut') {
    response.destroy();
    return;
  }
  if ('wire' in reply) return reply.wire(response);
  if ('bytes' in reply) return writeBytes(response, reply.bytes, count);
  if ('status' in reply) {
    response
      .writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      .end(reply.body ?? '{"error":{"message":"no"}}');
    return;
  }
  if ('stream' in reply || 'parts' in reply) return writeStream(response, reply);
  const content = 'text' in reply ? reply.text : JSON.stringify({ startups: reply.startups });
  const finish_reason = 'text' in reply ? (reply.finish ?? 'stop') : 'stop';
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'c',
      object: 'chat.completion',
      created: 0,
      model: 'small',
      choices: [{ index: 0, finish_reason, message: { role: 'assistant', content } }],
      usage: USAGE,
    }),
  );
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

function writeStream(
  response: ServerResponse,
  reply: Extract<LlmReply, { stream: string } | { parts: object[] }>,
) {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  const send = (delta: object, finish: string | null = null, usage: object | null = null) => {
    const choices = usage === null ? [{ index: 0, delta, finish_reason: finish }] : [];
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'small', choices, usage };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  send({ role: 'assistant', content: '' });
  if ('parts' in reply) for (const part of reply.parts) send({ content: [part] });
  else {
    if (reply.reasoning !== undefined) send({ reasoning_content: reply.reasoning, content: null });
    for (const piece of reply.stream.match(/[\s\S]{1,7}/gu) ?? []) send({ content: piece });
  }
  send({}, 'finish' in reply ? (reply.finish ?? 'stop') : 'stop');
  if ('usage' in reply && reply.usage === true) send({}, null, USAGE);
  response.end('data: [DONE]\n\n');
}

async function writeBytes(
  response: ServerResponse,
  bytes: number,
  count: (bytes: number) => void,
): Promise<void> {
  const part = Buffer.alloc(64 * 1024, 0x20);
  const closed = once(response, 'close');
  response.writeHead(200, { 'content-type': 'application/json' });
  for (let left = bytes; left > 0 && !response.destroyed; left -= part.length) {
    count(part.length);
    if (!response.write(part)) await Promise.race([once(response, 'drain'), closed]);
  }
  response.end();
}
