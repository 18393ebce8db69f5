import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { readConfigSchema } from '../../identity/sign-in/auth.schemas';
import { logoAddress, readStoredBrand, shownTexts } from '../../platform/config/branding/read-brand';
import { sharedBrand } from '../branding/shared-brand';
import { offeredSignIns } from '../../identity/sign-in/password-sign-in';
import { sqlStateOf } from '../../platform/db/sql-state';
import { unavailable } from '../../platform/http/errors/errors';
import { requireMetricsAccess } from '../../platform/observability/metrics/metrics-guard';
import { isAnyPasskey } from '../../identity/second-factor/passkeys/passkeys.queries';
import { relyingPartyOf } from '../../identity/second-factor/passkeys/relying-party';
import { readHealthSchema, readMetricsSchema, readReadinessSchema } from './system.schemas';

const operation = (operationId: string) => ({ config: { operationId } });

type SystemDeps = Deps & {
  /** Returns false until the start is complete (accounts and first data exist), and again during shutdown. */
  isStarted: () => boolean;
  /** Throws when the database does not respond. */
  probe: () => Promise<unknown>;
};

/** Routes about the installation itself, for operators and the web app. */
export const systemRoutes: FastifyPluginAsyncTypebox<SystemDeps> = async (
  app,
  { db, settings, isStarted, probe },
) => {
  const readBrand = sharedBrand(
    async () => ({ ...(await readStoredBrand(db)), hasPasskeys: await isAnyPasskey(db) }),
    (error) =>
      app.log.warn({ code: sqlStateOf(error) }, 'database not available: the brand is that of before'),
  );
  app.get('/config', { schema: readConfigSchema }, async (request) => {
    const stored = await readBrand();
    const offered = offeredSignIns(settings);
    const isPossible = relyingPartyOf(settings, request) !== null && offered.passwordSignIn !== 'nobody';
    return {
      ...shownTexts(stored, settings),
      demoData: settings.demoData,
      ...offered,
      passkeySignIn: stored.hasPasskeys && isPossible,
      logo: logoAddress(stored),
    };
  });
  app.get('/healthz', { schema: readHealthSchema }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema: readReadinessSchema }, async () => {
    if (!isStarted()) throw unavailable('The server is starting or stopping.');
    await probe();
    return { status: 'ready' as const };
  });
  app.get('/metrics', { schema: readMetricsSchema }, async ({ raw }, reply) => {
    requireMetricsAccess(settings, raw);
    return reply.type(app.metrics.registry.contentType).send(await app.metrics.text());
  });
  app.get('/openapi.json', operation('readApiDocument'), async () => (await app.documented()).swagger());
};
