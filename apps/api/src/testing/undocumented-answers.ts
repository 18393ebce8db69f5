import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readObject } from '../platform/http/validation/read-object';
import { once } from '../platform/util/once';

const COUNT = 'http_requests_total';
const LABELS = /\{method="(\w+)",route="([^"]+)",status="(\d+)"\}/;

/**
 * The paths of the contract as it is stored, which the contract's own test compares with the application. Making it anew
 * takes as long as starting the application.
 */
const documentedPaths = once((): Record<string, unknown> => {
  const contract: unknown = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8'));
  return readObject(readObject(contract)['paths']);
});

/**
 * Answers that the application gave since its start and that its document does not know, such as 'GET /a/:id is 418'.
 * @param app not yet closed; it counts its own answers
 */
export async function undocumentedAnswers(app: FastifyInstance): Promise<string[]> {
  const counted = await app.metrics.registry.getSingleMetricAsString(COUNT);
  const paths = documentedPaths();
  const counts = counted.split('\n').filter((line) => line.startsWith(COUNT));
  return counts.flatMap((line) => {
    const [, method = '', route = '', status = ''] = LABELS.exec(line) ?? [];
    const operations = readObject(paths[route.replaceAll(/:(\w+)/g, '{$1}')] ?? {});
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
