import { Type } from '@sinclair/typebox';
import { closed, oneOf, ref } from '../../platform/http/validation/schema-parts';

const Health = closed({ status: oneOf(['ok']) }, { $id: 'Health' });
const Readiness = closed({ status: oneOf(['ready']) }, { $id: 'Readiness' });

const tags = ['system'];

export const readHealthSchema = {
  operationId: 'readHealth',
  tags,
  summary: 'Whether the process answers',
  response: { 200: ref(Health) },
};
export const readReadinessSchema = {
  operationId: 'readReadiness',
  tags,
  summary: 'Whether the start is complete and the database answers; 503 otherwise',
  response: { 200: ref(Readiness) },
};
export const readMetricsSchema = {
  operationId: 'readMetrics',
  tags,
  summary:
    'Figures of the server and of the installation, for Prometheus; with METRICS_TOKEN, or while it is not set, for programs of the same machine',
  refuses: [401, 404],
  security: [{ metrics: [] }],
  produces: ['text/plain'],
  response: { 200: Type.String() },
};
