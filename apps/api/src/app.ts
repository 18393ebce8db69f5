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
const PLUGIN_NAME = Symbol.for('fastify.display-name');

/**
 * Limits of the HTTP server. All four timeouts are needed, because a single one leaves a slow request body open forever
 * (security decision D14). A client that does not read its response loses the connection after one or two
 * `connectionTimeout`.
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
  /** Options of the pino logger. Without them, nothing is logged. */
  logger?: FastifyServerOptions['logger'];
  /** Values that override the limits of the HTTP server. */
  limits?: Partial<typeof SERVER_LIMITS>;
  /** Returns whether /readyz may respond with 200. By default, it may as soon as the database responds. */
  isStarted?: () => boolean;
  /** Throws when the database does not respond. By default, it uses a connection of the pool. */
  probe?: () => Promise<unknown>;
  /** True to compile all validators and serializers at the start, so that an invalid schema fails the start. */
  compilesAtOnce?: boolean;
  /** Limiters of concurrent requests, keyed by kind of request. */
  limiters?: WorkLimiters;
  /** Load limits of the process, above which requests are refused. Without them, no request is refused. */
  pressure?: Pressure;
  /** Connection pool that the metrics report. */
  pool?: Pool;
  /** Tracing of requests. Without it, nothing is traced. */
  tracing?: Tracing | null;
};

/** Builds the server without listening. Modules are registered explicitly and not discovered. */
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
    logController: new LogController({ disableRequestLogging: true }), // registerRequestLog logs responses instead
    // Requests that arrive during shutdown are served. server.ts waits for them before it closes the database.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, basePath),
    // If no proxy is trusted, forwarding headers are ignored. Otherwise clients could forge their IP address.
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
  app.addHook('onClose', () => lists.close()); // active requests may still use it
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
  // Only long lists enable compression. A response that contains a secret next to client-supplied text is never
  // compressed.
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  describeContract(app, deps.settings.publicUrl);
  passToReference(app);
  await app.register(systemRoutes, { ...deps, isStarted, probe });
  for (const module of MODULES) {
    // Without a name, Fastify compares each plugin with all loaded modules, which takes half of the start in a spec.
    Reflect.set(module, PLUGIN_NAME, module.name);
    await app.register(module, deps);
  }
  return app;
}
