import type { LlmReply, ReceivedCall } from './llm-server';

type Body = ReceivedCall['body'];
type Make = (call: ReceivedCall, startups: unknown[]) => LlmReply;

const json = (startups: unknown[]) => JSON.stringify({ startups });
const refusal = (message: string, param: string | null = null, status = 400): LlmReply => ({
  status,
  body: JSON.stringify({ error: { message, type: 'invalid_request_error', param, code: null } }),
});
/** Returns the response with which Mistral rejects unknown properties. */
const forbidden = (...property: string[]): LlmReply => ({
  status: 422,
  body: JSON.stringify({
    object: 'error',
    message: {
      detail: [
        { type: 'extra_forbidden', loc: ['body', ...property], msg: 'Extra inputs are not permitted' },
      ],
    },
    type: 'invalid_request_error',
    param: null,
    code: null,
  }),
});
const streamed = (text: string, body: Body): LlmReply =>
  body.stream === true ? { stream: text, usage: body.stream_options?.include_usage === true } : { text };

/**
 * Behavior of eight model servers that differ in the accepted properties and the responses. The wording of the messages
 * follows that of the real servers.
 */
export const MODEL_MAKES: Readonly<Record<string, Make>> = {
  'OpenAI, classic': ({ body }, startups) =>
    'max_completion_tokens' in body && 'max_tokens' in body
      ? refusal('Setting both is not allowed')
      : streamed(json(startups), body),
  'OpenAI, reasoning': ({ body }, startups) => {
    if ('max_tokens' in body)
      return refusal(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'max_tokens',
      );
    if (body.temperature !== undefined && body.temperature !== 1)
      return refusal(
        `Unsupported value: 'temperature' does not support ${body.temperature} with this model. Only the default (1) value is supported.`,
        'temperature',
      );
    if ('top_p' in body)
      return refusal("Unsupported parameter: 'top_p' is not supported with this model.", 'top_p');
    return streamed(json(startups), body);
  },
  Azure: ({ body, headers, url }, startups) => {
    if (!url.includes('api-version='))
      return { status: 404, body: '{"error":{"message":"Resource not found"}}' };
    if (headers['api-key'] === undefined || headers.authorization !== undefined)
      return { status: 401, body: '{"error":{"message":"Access denied due to invalid subscription key"}}' };
    if (body.response_format?.type === 'json_schema')
      return refusal(
        'response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later',
        'response_format',
      );
    return streamed(json(startups), body);
  },
  Mistral: ({ body }, startups) => {
    if ('stream_options' in body) return forbidden('stream_options');
    if ('max_completion_tokens' in body) return forbidden('max_completion_tokens');
    const content = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'Is {it} a startup?' }] },
      { type: 'text', text: json(startups) },
    ];
    return body.stream === true ? { parts: content } : { text: json(startups) };
  },
  Ollama: ({ body }, startups) =>
    streamed(`<think>\nThe text {names} a company.\n</think>\n\n\`\`\`json\n${json(startups)}\n\`\`\``, body),
  vLLM: ({ body }, startups) => {
    const wanted = Number(body.max_tokens ?? body.max_completion_tokens ?? 0);
    return wanted > 2_192
      ? refusal(
          `This model's maximum context length is 8192 tokens. However, you requested ${6_000 + wanted} tokens (6000 in the messages, ${wanted} in the completion). Please reduce the length of the messages or completion.`,
        )
      : streamed(json(startups), body);
  },
  'llama.cpp': ({ body }, startups) =>
    body.response_format === undefined
      ? streamed(`Here is the JSON you asked for:\n\n${json(startups)}\n\nLet me know if it helps!`, body)
      : refusal('Failed to initialize samplers: failed to parse grammar'),
  DeepSeek: ({ body }, startups) =>
    body.response_format?.type === 'json_schema'
      ? refusal('This response_format type is unavailable now')
      : body.stream === true
        ? { stream: json(startups), reasoning: 'Is {it} one?', usage: true }
        : { text: json(startups) },
};
