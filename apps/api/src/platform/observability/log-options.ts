import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { connectionWords } from '../db/is-outage';
import { rootOf, sqlStateOf } from '../db/sql-state';

/**
 * How the server logs: JSON lines on stdout, and of each thing only the fields named here. No query, header or body
 * is ever written, and of a failure no text that could quote one (security decision D15).
 */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: ({ id, method, url, ip }: FastifyRequest) => ({ id, method, path: url.split('?')[0], ip }),
      res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
      err: describeFailure,
    },
  };
}

/**
 * Kind, code and place of a failure; a driver's message quotes values, so only that of our own code is kept, and
 * what it says of a lost connection.
 */
function describeFailure(error: Error): {
  type: string;
  message: string;
  stack: string;
  code?: string;
} {
  const lines = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { ...kindOf(error), stack: lines.join('\n') };
}

/** A failure as a line of the log may name it: our own words, or the driver's of a lost connection, else kind and code. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const { type, message, code } = kindOf(error);
  return message || [type, code].filter((part) => part !== undefined).join(' ');
}

function kindOf(error: Error): { type: string; message: string; code?: string } {
  const root = rootOf(error);
  const code = sqlStateOf(error);
  const isOurs = root === error && code === undefined;
  return {
    type: root instanceof Error ? root.name : error.name,
    message: isOurs ? error.message : (connectionWords(error) ?? ''),
    ...(code === undefined ? {} : { code }),
  };
}
