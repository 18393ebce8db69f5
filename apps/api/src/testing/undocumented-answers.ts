import type { FastifyInstance } from 'fastify';

const COUNT = 'http_request_duration_seconds_count';
const LABELS = /\{method="(\w+)",route="([^"]+)",status="(\d+)"\}/;

/**
 * Answers that the application gave since its start and that its document does not know, such as 'GET /a/:id is 418'.
 * @param app not yet closed; it counts its own answers
 */
export async function undocumentedAnswers(app: FastifyInstance): Promise<string[]> {
  const { body } = await app.inject({ url: '/metrics' });
  const { paths = {} } = app.swagger();
  const counts = body.split('\n').filter((line) => line.startsWith(COUNT));
  return counts.flatMap((line) => {
    const [, method = '', route = '', status = ''] = LABELS.exec(line) ?? [];
    const operations: Record<string, unknown> = { ...paths[route.replaceAll(/:(\w+)/g, '{$1}')] };
    const operation = operations[(method === 'HEAD' ? 'GET' : method).toLowerCase()];
    return operation === undefined || status in responsesOf(operation)
      ? []
      : [`${method} ${route} is ${status}`];
  });
}

function responsesOf(operation: unknown): object {
  return typeof operation === 'object' && operation !== null && 'responses' in operation
    ? Object(operation.responses)
    : {};
}
