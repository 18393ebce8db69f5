import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf, recordEvent } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { principalOf } from '../../platform/http/authorization/principal';
import { toTimestamp } from '../../platform/time/timestamps';
import { hideFirstStepsSchema, readFirstStepsSchema, skipFirstStepSchema } from './first-steps.schemas';
import { readFirstSteps } from './read-first-steps';
import { skippedSteps } from '../../platform/db/schema/skipped-steps.table';

const HIDDEN_FOR_MS = 7 * 24 * 3_600_000;
const STEPS = '/auth/admin/first-steps';

/** Routes for the setup steps of a new installation. */
export const firstStepsRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(STEPS, { schema: readFirstStepsSchema }, (request) =>
    readFirstSteps(deps, principalOf(request).userId),
  );

  app.post(`${STEPS}/hide`, { schema: hideFirstStepsSchema, preValidation: allowNoBody }, async (request) => {
    const { userId } = principalOf(request);
    const first_steps_hidden_until = toTimestamp(deps.now() + HIDDEN_FOR_MS);
    await deps.db.transaction(async (tx) => {
      await tx.update(users).set({ first_steps_hidden_until }).where(eq(users.id, userId));
      const entry = { action: 'first_steps_hidden' as const, after: { until: first_steps_hidden_until } };
      await recordEvent(tx, actorOf(request), entry);
    });
    return readFirstSteps(deps, userId);
  });

  app.post(`${STEPS}/skip`, { schema: skipFirstStepSchema }, async (request) => {
    const { userId } = principalOf(request);
    const { step } = request.body;
    await deps.db.transaction(async (tx) => {
      const added = await tx
        .insert(skippedSteps)
        .values({ step, skipped_by: userId })
        .onConflictDoNothing()
        .returning();
      if (added.length === 0) return;
      const entry = { action: 'first_step_skipped' as const, after: { step } };
      await recordEvent(tx, actorOf(request), entry);
    });
    return readFirstSteps(deps, userId);
  });
};
