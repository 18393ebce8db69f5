import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { readBrandSchema, readLogoSchema, saveBrandSchema } from './brand.schemas';
import { readLogo, readStoredBrand } from '../../platform/config/branding/read-brand';
import { saveBrand, toBrandAnswer } from './save-brand';

/** Content security policy for a logo that is opened as a page: no scripts, styles, forms, links or requests. */
const INERT =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Routes for the names and the logo of the installation. */
export const brandRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/admin/brand', { schema: readBrandSchema }, async () =>
    toBrandAnswer(await readStoredBrand(deps.db), deps.settings),
  );

  app.put('/auth/admin/brand', { schema: saveBrandSchema }, (request) =>
    saveBrand(deps, request.body, { ifMatch: request.headers['if-match'], actor: actorOf(request) }),
  );

  app.get('/config/logo', { schema: readLogoSchema }, async ({ query }, reply) => {
    const logo = await readLogo(deps.db);
    if (!logo) throw notFound('There is no logo.');
    return reply
      .header('Content-Security-Policy', INERT)
      .header('Cache-Control', query.v === logo.version ? FOR_GOOD : 'no-store')
      .type(logo.kind)
      .send(logo.bytes);
  });
};
