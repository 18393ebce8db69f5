import { asc } from 'drizzle-orm';
import { DEFAULT_PROMPT_NAME } from '../prompts/prompt.limits';
import { parameters } from '../../platform/db/schema/parameters.table';
import type { ArticleText, Extractor, JudgedStartup, KnownAward } from '@vaglio/article-extractor';
import type { CompanyRegister } from '../company-register/company-register';
import { confirmStartups } from '../company-register/confirm-startups';
import type { Db } from '../../platform/db/open-database';
import { conflict, isRefusal } from '../../platform/http/errors/errors';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import type { FailureCause } from '../llm/failure-cause';
import { ModelUnavailable, type CallPurpose, type Tokens } from '../llm/llm-usage';
import type { LlmSettings } from '../../platform/config/llm-settings';
import type { PromptUsed } from '../llm/article-message';
import { ExtractionFailed, modelExtractor, type ModelDeps } from '../llm/model-extractor';
import { failureText } from '../../platform/observability/log-options';
import { findActive } from '../prompts/prompt.queries';
import { modelConfidences } from './model-confidence';

/** Language model with its server. */
export type ModelConnection = Pick<ModelDeps, 'llm' | 'server'>;

/** Dependencies of extracting articles. */
export type ExtractionDeps = Pick<ModelDeps, 'db' | 'sleep' | 'random'> & {
  /** Opens the current language model; null for the built-in extractor. */
  openModel: () => Promise<ModelConnection | null>;
  builtIn: Extractor;
  /** Company register that confirms names and cantons; null if none is configured. */
  register: CompanyRegister | null;
  reader: Pick<ForeignReader, 'read'>;
  /** Log for errors that users do not see completely. */
  log: { warn: (text: string) => void };
  /** Name of this process in leases. */
  owner: string;
  /** Returns milliseconds since 1970. */
  now: () => number;
};

/** Extraction plan: model, awards and prompt. Without a prompt, the built-in extractor is used. */
export type Plan = { model: string; awards: KnownAward[] } & (
  { prompt: null } | { prompt: PromptUsed; connection: ModelConnection }
);

/** Result of extracting an article: findings, or an `error` without findings. */
export type Outcome = {
  model: string;
  promptId: number | null;
  found: JudgedStartup[];
  error: string | null;
  /** Cause of the error; null without an error. */
  cause: FailureCause | null;
  used: Tokens;
  cost: number;
  durationMs: number;
};

/** Maximum stored length of an error message. */
const MAX_ERROR_LENGTH = 500;
const UNEXPECTED = 'Something went wrong on the server while it was read. The log of the server says what.';

/**
 * Returns a plan with the current extractor, the active prompt and the current awards.
 * @throws Refusal 409 with a message if the active prompt cannot be used
 */
export async function planExtraction({ db, openModel, builtIn }: ExtractionDeps): Promise<Plan> {
  const awards = await readAwards(db);
  const connection = await openModel();
  if (!connection) return { model: builtIn.model, prompt: null, awards };
  const prompt = await findActive(db, DEFAULT_PROMPT_NAME);
  if (!prompt) throw conflict('There is no active prompt. Save one first.');
  return { model: modelOf(connection.llm, prompt), prompt, awards, connection };
}

/** Returns the awards that an extraction can find: all parameters. */
export function readAwards(db: Db): Promise<KnownAward[]> {
  return db
    .select({ parameterID: parameters.parameterID, name: parameters.parameterName })
    .from(parameters)
    .orderBy(asc(parameters.name_key));
}

function modelOf({ models }: LlmSettings, { model }: PromptUsed): string {
  const chosen = model ?? models[0];
  if (chosen === undefined || !models.includes(chosen))
    throw conflict(`The active prompt names the model ${chosen ?? ''}, which is not allowed here.`);
  return chosen;
}

/**
 * Extracts an article. If that fails, the failure is returned as a result.
 * @throws Refusal 503 if no thread is free to parse the article, or the server stops
 * @throws ModelUnavailable if no request may be sent now, whichever article it concerns
 */
export async function extractArticle(
  deps: ExtractionDeps,
  plan: Plan,
  article: ArticleText,
  purpose: CallPurpose,
): Promise<Outcome> {
  const startedAt = deps.now();
  const base = { model: plan.model, promptId: plan.prompt?.id ?? null };
  const durationMs = () => Math.max(0, deps.now() - startedAt);
  try {
    const extraction = await extractorFor(deps, plan, purpose).extract(article, plan.awards);
    const { startups, usage } = extraction;
    const confidences = extraction.confidences ?? (await modelConfidences(deps, plan, article, startups));
    const judged = await deps.reader.read('judgeStartups', article.text, startups, plan.awards, confidences);
    const found = await confirmStartups(deps.register, judged);
    return {
      ...base,
      found,
      error: null,
      cause: null,
      used: { prompt: usage.input_tokens, completion: usage.output_tokens },
      cost: usage.cost ?? 0,
      durationMs: durationMs(),
    };
  } catch (error) {
    // These errors (no model available, no thread free) are not failures of the article.
    if (error instanceof ModelUnavailable || isRefusal(error)) throw error;
    const known = error instanceof ExtractionFailed;
    return {
      ...base,
      found: [],
      error: reasonOf(error, deps.log, purpose),
      cause: known ? error.failureCause : 'other',
      used: known ? error.used : { prompt: 0, completion: 0 },
      cost: known ? error.cost : 0,
      durationMs: durationMs(),
    };
  }
}

/** Returns the error message for users. Unexpected errors may quote a database statement, so they are only logged. */
function reasonOf(error: unknown, log: ExtractionDeps['log'], { articleId }: CallPurpose): string {
  if (error instanceof ExtractionFailed || error instanceof UnreadableText)
    return error.message.slice(0, MAX_ERROR_LENGTH);
  const what = articleId === null ? 'A golden article' : `Article ${articleId}`;
  log.warn(`${what} could not be read: ${failureText(error)}`);
  return UNEXPECTED;
}

function extractorFor(deps: ExtractionDeps, plan: Plan, purpose: CallPurpose): Extractor {
  return plan.prompt === null
    ? deps.builtIn
    : modelExtractor({ ...deps, ...plan.connection }, plan.prompt, plan.model, purpose);
}
