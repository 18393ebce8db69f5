import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { authRoutes } from './auth/auth.routes';
import { readPrincipalFrom } from './auth/read-principal';
import type { AuthKeys } from './auth/auth-keys';
import { describeContract } from './contract/openapi';
import { curationRoutes } from './curation/curation.routes';
import type { Db } from './db/open-database';
import { answerFailure } from './error-handler';
import { badRequest, notFound } from './errors';
import { exclusivityRoutes } from './exclusivity/exclusivity.routes';
import { investmentRoutes } from './investments/investments.routes';
import { parameterRoutes } from './parameters/parameters.routes';
import { guardByTable } from './permission-hook';
import { scoreConfigRoutes } from './score-config/score-config.routes';
import type { Settings } from './settings';
import { startupRoutes } from './startups/startup.routes';
import { systemRoutes } from './system/system.routes';
import { hasNul, isTooDeep, validateStrictly } from './validation';

/** All that the application needs from outside; time comes in as `now`. */
export type Deps = {
  db: Db;
  keys: AuthKeys;
  settings: Settings;
  /** Milliseconds since 1970. */
  now: () => number;
};

const KIB = 1024;
const SERVER_LIMITS = {
  bodyLimit: 256 * KIB,
  requestTimeout: 30_000,
  connectionTimeout: 35_000,
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 1_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const;

/**
 * The whole server, not yet listening. Modules are registered by name, none is found by itself.
 * @param logger pino options, or false in tests
 */
export async function buildApp(deps: Deps, logger: FastifyServerOptions['logger'] = false) {
  const app = Fastify({ ...SERVER_LIMITS, logger, exposeHeadRoutes: false });
  validateStrictly(app);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(() => { throw notFound('No such address'); });
  acceptJsonOnly(app);
  guardByTable(app, readPrincipalFrom(deps));
  await describeContract(app);
  await app.register(authRoutes, deps);
  await app.register(systemRoutes, deps);
  await app.register(startupRoutes, deps);
  await app.register(curationRoutes, deps);
  await app.register(parameterRoutes, deps);
  await app.register(exclusivityRoutes, deps);
  await app.register(scoreConfigRoutes, deps);
  await app.register(investmentRoutes, deps);
  return app;
}

/** One kind of body, read strictly: nothing else reaches a handler unvalidated. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (isTooDeep(body)) return done(badRequest('The body is nested too deeply.'));
    parse(request, body, (error, parsed) => {
      if (error) return done(error);
      if (hasNul(parsed)) return done(badRequest('The body holds a NUL character.'));
      done(null, parsed);
    });
  });
}
