import { and, count, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { isPerson } from '../../identity/accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { isLogoDropped, readStoredBrand } from '../../platform/config/branding/read-brand';
import { presentModels } from '../../platform/config/connections/present-connections';
import type { Deps } from '../../platform/deps';
import { SAMPLE_ADDRESS } from '../../news/fetching/sample-feed';
import { parameters } from '../../platform/db/schema/parameters.table';
import { prompts } from '../../platform/db/schema/prompts.table';
import { DEFAULT_PROMPT_NAME } from '../../extraction/prompts/prompt.limits';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { scoringVersions } from '../../platform/db/schema/scoring-versions.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { trials } from '../../platform/db/schema/trials.table';
import { skippedSteps } from '../../platform/db/schema/skipped-steps.table';
import { STEPS, type FirstStepsBody } from './first-steps.schemas';

type StepKey = (typeof STEPS)[number];

/** Determines the open setup steps of a new installation from its data. Nobody marks a step as done by hand. */
export async function readFirstSteps(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  userId: string,
): Promise<FirstStepsBody> {
  const brand = await readStoredBrand(db);
  const [model = null] = await presentModels(db, settings);
  const [sources] = await db
    .select({
      own: sql<number>`count(*) filter (where ${newsSources.url} <> ${SAMPLE_ADDRESS})::int`,
      samples: sql<number>`count(*) filter (where ${newsSources.url} = ${SAMPLE_ADDRESS})::int`,
    })
    .from(newsSources);
  const [prompt] = await db
    .select({
      byPeople: count(prompts.created_by),
      active: sql<number>`coalesce(max(${prompts.version}) filter (where ${prompts.is_active}), 0)::int`,
    })
    .from(prompts)
    .where(eq(prompts.name, DEFAULT_PROMPT_NAME));
  const isTried = (await db.select({ id: trials.id }).from(trials).limit(1)).length > 0;
  const byPeople = isNotNull(scoringVersions.author_id);
  const hasOwnRules =
    (await db.select({ n: scoringVersions.number }).from(scoringVersions).where(byPeople).limit(1)).length >
    0;
  const fromFile = eq(rawStartups.origin, 'import');
  const hasList =
    (await db.select({ id: rawStartups.id }).from(rawStartups).where(fromFile).limit(1)).length > 0;
  const others = await db.$count(users, and(ne(users.id, userId), isPerson));
  const skipped = new Set(
    (await db.select({ step: skippedSteps.step }).from(skippedSteps)).map(({ step }) => step),
  );
  const chosenAt = await ownPasswordAt(db, userId);
  const hasBrand =
    !isLogoDropped(brand) &&
    ([settings.productTitle, settings.foundationName].some((text) => text !== undefined) ||
      [brand.product_title, brand.foundation_name, brand.logo_kind].some((part) => part !== null));
  const done: Readonly<Record<StepKey, boolean>> = {
    password: chosenAt !== null,
    brand: hasBrand,
    list: hasList,
    sources: (sources?.own ?? 0) > 0,
    model: model !== null,
    prompt: (prompt?.byPeople ?? 0) > 0 || isTried,
    weights: hasOwnRules,
    people: others > 0,
  };
  return {
    steps: STEPS.map((key) => ({
      key,
      state: done[key] ? 'done' : skipped.has(key) ? 'skipped' : 'open',
      done_at: key === 'password' ? chosenAt : null,
    })),
    is_logo_dropped: isLogoDropped(brand),
    is_hidden: await isHidden(db, userId, now()),
    has_sample_source: (sources?.samples ?? 0) > 0,
    own_sources: sources?.own ?? 0,
    model,
    prompt_version: prompt?.active ?? 0,
    parameters: await db.$count(parameters, ne(parameters.value, 0)),
    threshold: (await readScoreSettings(db)).threshold,
    other_people: others,
  };
}

/** Returns the time when the person set their current password; null if the environment or another person set it. */
async function ownPasswordAt(db: Deps['db'], userId: string): Promise<string | null> {
  const [event] = await db
    .select({ at: auditEvents.at })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.target_type, 'user'),
        eq(auditEvents.target_id, userId),
        eq(auditEvents.action, 'password_changed'),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return event ? isoTimestamp(event.at) : null;
}

async function isHidden(db: Deps['db'], userId: string, nowMs: number): Promise<boolean> {
  const [row] = await db
    .select({ until: users.first_steps_hidden_until })
    .from(users)
    .where(eq(users.id, userId));
  return row?.until !== undefined && row.until !== null && Date.parse(row.until) > nowMs;
}
