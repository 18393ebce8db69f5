import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readObject } from '../platform/http/validation/read-object';
import { once } from '../platform/util/once';

const COUNT = 'http_requests_total';
const LABELS = /\{method="(\w+)",route="([^"]+)",status="(\d+)"\}/;

/**
 * Paths of the stored contract. Another test compares the contract with the application. Generating it here would take
 * as long as starting the application.
 */
const documentedPaths = once((): Record<string, unknown> => {
  const contract: unknown = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8'));
  return readObject(readObject(contract)['paths']);
});

/**
 * Returns the responses of the application that its contract does not contain, such as 'GET /a/:id is 418'.
 * @param app open application, which counts its own responses
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
