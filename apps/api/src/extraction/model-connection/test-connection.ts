import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import type { Db } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import type { ChatOrder } from '../llm/chat-body';
import { ConversationFailed, converse, type CallLog } from '../llm/converse';
import { closeCall, costOf, ModelUnavailable, openCall, type Tokens } from '../llm/llm-usage';
import type { LlmSettings } from '../../platform/config/llm-settings';
import type { ModelServer } from '../llm/model-server';
import type { ConnectionTestBody } from './model-connection.schemas';

export interface ConnectionDeps {
  readonly db: Db;
  readonly llm: LlmSettings;
  readonly server: ModelServer;
  readonly reader: Pick<ForeignReader, 'read'>;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Returns unpredictable text. */
  readonly random: () => string;
  /** Returns the time of a monotonic clock in milliseconds. */
  readonly clock: () => number;
}

type Step = ConnectionTestBody['steps'][number];

/** Fictional company in the test article, which every model should find. */
const COMPANY = 'Quellwerk AG';
const ARTICLE = `${COMPANY}, a startup from Zug, has raised CHF 2 million from Seefonds.`;
const SYSTEM =
  'You read news about startups. Report each startup of the article in the JSON form asked for; every field that the article does not give is null or an empty list.';
/** Output limit in tokens that suffices for one startup. Reasoning models automatically get more. */
const ANSWER_TOKENS = 1_024;

/**
 * Sends a fictional article to a model in the same way as an extraction run, and returns the attempts. Afterwards the
 * model's dialect is known. The requests count against the budget. They are sent even while runs pause because the
 * model failed.
 * @throws Refusal 409 for a model that is not allowed; 429 if the daily budget is used up
 */
export async function testConnection(deps: ConnectionDeps, wanted?: string): Promise<ConnectionTestBody> {
  const model = wanted ?? deps.llm.models[0] ?? '';
  if (!deps.llm.models.includes(model)) throw conflict(`The model ${model} is not allowed here.`);
  const refusals: string[] = [];
  const startedAt = deps.clock();
  const { step, used } = await answerOf(deps, model, refusals).catch((error: unknown) => {
    if (error instanceof ModelUnavailable) throw error.refusal;
    throw error;
  });
  const duration_ms = Math.round(deps.clock() - startedAt);
  return {
    ok: step.ok,
    model,
    steps: [await listStep(deps, model), ...formSteps(refusals), { ...step, duration_ms }],
    duration_ms,
    tokens: used.prompt + used.completion,
    cost: costOf(deps.llm, used),
  };
}

async function listStep({ server, clock }: ConnectionDeps, model: string): Promise<Step> {
  const startedAt = clock();
  const offered = await server.models();
  const duration_ms = Math.round(clock() - startedAt);
  const name = 'List of models';
  if ('error' in offered) return { name, ok: false, text: offered.error, duration_ms };
  const { names } = offered;
  const count = names.length === 1 ? '1 model' : `${names.length} models`;
  const isListed = names.includes(model);
  return {
    name,
    ok: isListed,
    text: isListed ? `${count}, ${model} is one of them.` : `${count}, ${model} is not one of them.`,
    duration_ms,
  };
}

/** Returns test steps about the properties that the model server rejected. Later requests omit them. */
function formSteps(refusals: readonly string[]): Step[] {
  return refusals.map((text) => ({
    name: 'Form of the request',
    ok: true,
    text: `Refused, and asked in another form since: ${text}`,
    duration_ms: null,
  }));
}

async function answerOf(
  deps: ConnectionDeps,
  model: string,
  refusals: string[],
): Promise<{ step: Step; used: Tokens }> {
  const name = 'Answer to a made-up article';
  const order: ChatOrder = {
    model,
    system: SYSTEM,
    user: ARTICLE,
    temperature: 0,
    topP: 1,
    maxTokens: ANSWER_TOKENS,
    idempotencyKey: `vaglio-test-${deps.random()}`,
  };
  try {
    const talk = { ...deps, log: usageLog(deps, model, refusals) };
    const { startups, used } = await converse(talk, order, true);
    const hasFound = startups.some(({ company_name }) => company_name.value.includes('Quellwerk'));
    const text = hasFound
      ? `${COMPANY} was found, in the form asked for.`
      : `The answer has the form asked for, but ${COMPANY} is not in it: the model may be too small.`;
    return { step: { name, ok: hasFound, text, duration_ms: null }, used };
  } catch (error) {
    if (!(error instanceof ConversationFailed)) throw error;
    return { step: { name, ok: false, text: error.message, duration_ms: null }, used: error.used };
  }
}

function usageLog({ db, llm }: ConnectionDeps, model: string, refusals: string[]): CallLog {
  return async ({ attempt, estimate }) => {
    const purpose = { articleId: null, epoch: null, runId: null, promptId: null };
    const call = { ...purpose, attempt, model, estimate, isTest: true };
    const usage = await openCall(db, llm, call);
    return async (end) => {
      if (end.outcome === 'refused' && end.error !== null) refusals.push(end.error);
      await closeCall(db, llm, usage, { ...end, answer: null });
    };
  };
}
