import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { unavailable } from '../../platform/http/errors/errors';
import { RegisterUnavailable } from './company-register';
import { readRegisterSchema } from './company-register.schemas';
import { openRegister } from './open-register';

/** Seconds after which a request to an unavailable register may be retried. */
const RETRY_SECONDS = 60;

export const companyRegisterRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, settings }) => {
  const register = openRegister(db, settings.register);

  app.get('/auth/company-register', { schema: readRegisterSchema }, async ({ query }) => {
    if (!register) return { register: null, items: [] };
    try {
      return { register: register.name, items: await register.find(query.name) };
    } catch (error) {
      if (error instanceof RegisterUnavailable) throw unavailable(error.message, RETRY_SECONDS);
      throw error;
    }
  });
};
