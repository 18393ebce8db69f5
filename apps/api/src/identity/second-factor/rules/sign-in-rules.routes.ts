import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../../audit/audit-event';
import type { Deps } from '../../../platform/deps';
import { readSignInRules } from './read-rules';
import { saveSignInRules, toRulesAnswer } from './save-rules';
import { readSignInRulesSchema, saveSignInRulesSchema } from './sign-in-rules.schemas';

const RULES = '/auth/admin/sign-in-rules';

/** Routes for the sign-in rules. */
export const signInRuleRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  app.get(RULES, { schema: readSignInRulesSchema }, async () =>
    toRulesAnswer(db, await readSignInRules(db), now()),
  );

  app.put(RULES, { schema: saveSignInRulesSchema }, (request) =>
    saveSignInRules(db, request.body.second_factor_roles, {
      ifMatch: request.headers['if-match'],
      keepsTokens: request.body.keep_api_tokens ?? false,
      actor: actorOf(request),
      nowMs: now(),
    }),
  );
};
