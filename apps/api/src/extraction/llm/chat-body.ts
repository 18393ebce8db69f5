import type {
  ChatCompletionCreateParams,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import { charactersOf, roomIn } from './context-window';
import type { Dialect } from '../../platform/db/schema/model-dialects.table';

/** Request to a model, independent of the model's dialect. */
export type ChatOrder = {
  model: string;
  system: string;
  user: string;
  /** Later messages of the conversation: responses of the model, and follow-up messages. */
  turns?: readonly { role: 'assistant' | 'user'; content: string }[];
  temperature: number;
  topP: number;
  maxTokens: number;
  /** Key that is equal for a request and its retry, so that servers that support it charge only one of them. */
  idempotencyKey: string;
};

/** Creates the body of a model request in a dialect. @param schema JSON schema of the response */
export function toBody(order: ChatOrder, schema: object, dialect: Dialect): ChatCompletionCreateParams {
  const messages = toMessages(order, schema, dialect);
  const room = dialect.window === null ? Infinity : roomIn(dialect.window, charactersOf(messages));
  const maxTokens = Math.max(1, Math.min(order.maxTokens, dialect.outputLimit ?? Infinity, room));
  return {
    model: order.model,
    messages,
    ...(dialect.temperature ? { temperature: order.temperature } : {}),
    ...(dialect.topP ? { top_p: order.topP } : {}),
    ...(dialect.limit === 'none' ? {} : { [dialect.limit]: maxTokens }),
    ...(dialect.format === 'schema'
      ? {
          response_format: {
            type: 'json_schema' as const,
            json_schema: { name: 'startups', strict: true, schema: { ...schema } },
          },
        }
      : {}),
    ...(dialect.format === 'object' ? { response_format: { type: 'json_object' as const } } : {}),
    ...(dialect.streams
      ? { stream: true, ...(dialect.countsTokens ? { stream_options: { include_usage: true } } : {}) }
      : { stream: false }),
  };
}

function toMessages(
  { system, user, turns = [] }: ChatOrder,
  schema: object,
  { format, instructs }: Dialect,
): ChatCompletionMessageParam[] {
  const instructions =
    format === 'schema'
      ? system
      : `${system}\n\nAnswer with one JSON object of this JSON schema, and nothing else:\n${JSON.stringify(schema)}`;
  const opening: ChatCompletionMessageParam[] =
    instructs === 'system'
      ? [
          { role: 'system', content: instructions },
          { role: 'user', content: user },
        ]
      : [{ role: 'user', content: `${instructions}\n\n${user}` }];
  return [...opening, ...turns.map((turn) => ({ ...turn }))];
}
