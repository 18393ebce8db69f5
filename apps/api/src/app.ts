import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { sql } from 'drizzle-orm';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import type { Pool } from 'pg';
import {
  limitWork,
  refuseUnderPressure,
  workLimiters,
  type Pressure,
  type WorkLimiters,
} from './platform/http/overload/limit-work';
import { measureWork } from './platform/http/overload/queue-metrics';
import { hashing } from './identity/sign-in/passwords/password-hash';
import { readPrincipalFrom } from './identity/sign-in/tokens/read-principal';
import { basePathOf, withoutBasePath } from './platform/http/hooks/base-path';
import { passToReference } from './platform/http/openapi/api-reference';
import { describeContract } from './platform/http/openapi/openapi';
import type { Deps } from './platform/deps';
import { handleError } from './platform/http/errors/error-handler';
import { endBodiesOfHead, requireOneHost } from './platform/http/hooks/http-rules';
import { registerIdempotency } from './platform/http/idempotency/idempotency-keys';
import { connectDomains, MODULES } from './modules';
import { registerAuthorization } from './platform/http/authorization/permission-hook';
import { brokenRequestAnswers, registerRequestId } from './platform/http/hooks/request-id';
import { registerRequestLog } from './platform/http/hooks/request-log';
import { headersOfBrokenRequests, setSecurityHeaders } from './platform/http/hooks/security-headers';
import { listSnapshot } from './screening/list/snapshot/list-snapshot';
import { measure } from './operations/metrics/metrics';
import { systemRoutes } from './operations/health/system.routes';
import { measureTraces } from './platform/observability/tracing/trace-metrics';
import type { Tracing } from './platform/observability/tracing/tracing';
import { traceRequests } from './platform/observability/tracing/trace-requests';
import { handleNotFound } from './platform/http/errors/unrouted';
import {
  acceptJsonOnly,
  allowLargeBodies,
  rejectMalformedUrl,
  setStrictValidator,
  setResponseSerializer,
} from './platform/http/validation/validation';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * All four times are needed: one alone leaves a slow body open for ever (security decision D14). A reader who takes
 * nothing of an answer loses the connection after one or two `connectionTimeout`.
 */
const SERVER_LIMITS = {
  bodyLimit: MAX_BODY_BYTES,
  requestTimeout: 30_000,
  connectionTimeout: 35_000,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 1_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
};

export type AppOptions = {
  /** pino options; nothing is logged without. */
  logger?: FastifyServerOptions['logger'];
  /** Replaces limits of the HTTP server. */
  limits?: Partial<typeof SERVER_LIMITS>;
  /** Whether /readyz may answer 200; without it, as soon as the database answers. */
  isStarted?: () => boolean;
  /** Throws when the database does not answer; without it, one of the pool's connections is used. */
  probe?: () => Promise<unknown>;
  /** Makes the functions that check requests and write answers now, so that a schema which makes none fails the start. */
  compilesAtOnce?: boolean;
  /** Limit how many requests of each kind run at once. */
  limiters?: WorkLimiters;
  /** Load of the process from which work is refused; without it none is. */
  pressure?: Pressure;
  /** Whose connections the metrics count. */
  pool?: Pool;
  /** Records requests; without it nothing is recorded. */
  tracing?: Tracing | null;
};

/** The whole server, not yet listening. Modules are registered by name, none is found by itself. */
export async function buildApp(
  outside: Deps,
  {
    logger = false,
    limits = {},
    isStarted = () => true,
    probe = () => outside.db.execute(sql`select 1`),
    compilesAtOnce = false,
    limiters = workLimiters(),
    pressure,
    pool,
    tracing = null,
  }: AppOptions = {},
) {
  connectDomains();
  const lists = listSnapshot(outside.db);
  const deps = { ...outside, lists };
  const basePath = basePathOf(deps.settings.publicUrl);
  const app = Fastify({
    ...SERVER_LIMITS,
    ...limits,
    logger,
    logController: new LogController({ disableRequestLogging: true }), // see logAnswers
    // A request that still arrives is answered: server.ts waits for it before it closes the database.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, basePath),
    // Otherwise anybody could name an address of their choice.
    trustProxy: deps.settings.trustedProxies.length > 0 && deps.settings.trustedProxies,
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
    clientErrorHandler: brokenRequestAnswers(headersOfBrokenRequests(deps.settings.publicUrl)),
  });
  if (tracing) traceRequests(app, tracing, deps.settings.trustedProxies);
  registerRequestId(app);
  registerRequestLog(app);
  app.decorate('lists', lists);
  app.addHook('onClose', () => deps.reader.close());
  app.addHook('onClose', () => lists.close()); // requests in flight may still wait for it
  const { registry } = measure(app, deps, pool);
  setStrictValidator(app, compilesAtOnce);
  setResponseSerializer(app, compilesAtOnce);
  app.setErrorHandler(handleError);
  acceptJsonOnly(app);
  allowLargeBodies(app);
  rejectMalformedUrl(app);
  setSecurityHeaders(app, deps.settings.publicUrl);
  requireOneHost(app);
  endBodiesOfHead(app);
  const readPrincipal = readPrincipalFrom(deps);
  measureWork(registry, new Map([...limiters, ['hashing', hashing]]));
  measureTraces(registry, tracing);
  if (pressure) await refuseUnderPressure(app, pressure);
  registerAuthorization(app, readPrincipal);
  limitWork(app, limiters);
  handleNotFound(app, readPrincipal);
  registerIdempotency(app, deps);
  // Long lists opt in themselves: an answer with a secret next to a caller's text is never compressed.
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  describeContract(app, deps.settings.publicUrl);
  passToReference(app);
  await app.register(systemRoutes, { ...deps, isStarted, probe });
  for (const module of MODULES) await app.register(module, deps);
  return app;
}
