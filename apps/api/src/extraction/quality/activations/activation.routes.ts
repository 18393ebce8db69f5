import { sql } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/users.table';
import type { Db } from '../../../platform/db/open-database';
import { extractions } from '../../../platform/db/schema/extractions.table';
import { type Page, parsePage } from '../../../platform/http/pagination/list-page';
import { prompts } from '../../../platform/db/schema/prompts.table';
import { isoTimestamp } from '../../../platform/time/timestamps';
import {
  type PromptActivationBody,
  activateThroughGateSchema,
  listActivationsSchema,
  readGateSchema,
  readVerdictSchema,
  saveGateSchema,
} from './activation.schemas';
import { readGate, readVerdict, saveGate } from './gate';
import { promptActivations } from '../../../platform/db/schema/prompt-activations.table';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../../audit/audit-event';
import { presentLlm } from '../../../platform/config/connections/present-connections';
import type { Deps } from '../../../platform/deps';
import { activatePrompt } from '../../prompts/change-prompt';
import { DEFAULT_PROMPT_NAME } from '../../prompts/prompt.limits';
import { toWholeAnswer } from '../../prompts/prompt.queries';
import { groundsFor } from './activation-grounds';

type Row = {
  id: string;
  prompt_id: string;
  version: number;
  from: string;
  until: string | null;
  by: string | null;
  evaluation_id: string | null;
  is_met: boolean;
  company_f1: string | null;
  awards_f1: string | null;
  reason: string | null;
  articles_read: number;
};

/**
 * Returns the activations of prompt versions of a name, newest first. Each activation ends when the next one starts.
 */
async function listActivations(
  db: Db,
  name: string,
  { limit, offset }: Page,
): Promise<{ items: PromptActivationBody[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    with record as (
      select a.*, a.created_at as "from", lead(a.created_at) over (order by a.id) as until
      from ${promptActivations} a where a.name = ${name})
    select r.id, r.prompt_id, p.version, r."from", r.until, u.name as by, r.evaluation_id, r.is_met, r.company_f1, r.awards_f1, r.reason,
      (select count(*)::int from ${extractions} e where e.prompt_id = r.prompt_id and e.outcome = 'extracted'
        and e.created_at >= r."from" and (r.until is null or e.created_at < r.until)) as articles_read
    from record r join ${prompts} p on p.id = r.prompt_id left join ${users} u on u.id = r.activated_by
    order by r.id desc limit ${limit} offset ${offset}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${promptActivations} where name = ${name}`,
  );
  return { items: rows.map(toAnswer), total: counted.rows[0]?.total ?? 0 };
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

const toAnswer = (row: Row): PromptActivationBody => ({
  ...row,
  id: String(row.id),
  prompt_id: String(row.prompt_id),
  evaluation_id: row.evaluation_id === null ? null : String(row.evaluation_id),
  from: isoTimestamp(row.from),
  until: isoTimestamp(row.until),
  company_f1: numberOf(row.company_f1),
  awards_f1: numberOf(row.awards_f1),
});

export const activationRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db } = deps;
  app.get('/auth/llm/activations', { schema: listActivationsSchema }, ({ query }) =>
    listActivations(db, query.name?.trim() || DEFAULT_PROMPT_NAME, parsePage(query)),
  );

  app.post('/auth/llm/prompts/:id/activate', { schema: activateThroughGateSchema }, async (request) => {
    const { params, headers, body } = request;
    const llm = await presentLlm(deps);
    const activated = await activatePrompt(
      db,
      params.id,
      headers['if-match'],
      actorOf(request),
      (tx, promptId) => groundsFor(tx, promptId, { reason: body.reason, needsReason: true, llm }),
    );
    return toWholeAnswer(db, activated, llm?.models ?? []);
  });

  app.get('/auth/llm/gate', { schema: readGateSchema }, () => readGate(db));

  app.put('/auth/llm/gate', { schema: saveGateSchema }, (request) =>
    saveGate(db, request.body, request.headers['if-match'], actorOf(request)),
  );

  app.get('/auth/llm/prompts/:id/verdict', { schema: readVerdictSchema }, async ({ params }) => {
    const { is_met, evaluation_id, conditions } = await readVerdict(db, await presentLlm(deps), params.id);
    return { is_met, evaluation_id, conditions };
  });
};
