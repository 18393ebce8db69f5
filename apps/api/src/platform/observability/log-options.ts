import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { connectionError } from '../db/is-outage';
import { rootOf, sqlStateOf } from '../db/sql-state';

/**
 * Returns the log options. The log consists of JSON lines on stdout with only the listed fields. It contains no
 * queries, headers or bodies, and no error messages that could quote them (security decision D15).
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
 * Returns the type, code and stack of an error. The message is included only if it comes from our own code or a lost
 * connection, because the messages of a database driver may quote values.
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

/**
 * Returns text about an error that is safe to log: the message if it comes from our own code or a lost connection,
 * otherwise the type and code.
 */
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
    message: isOurs ? error.message : (connectionError(error) ?? ''),
    ...(code === undefined ? {} : { code }),
  };
}
