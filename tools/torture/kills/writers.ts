import type { Random } from '../../../apps/api/src/operations/seed/sample/random';
import { type Answer, type Call } from '../http-call';
import type { Journal, Outcome } from './journal';

/** Context of a writer. `send` selects a server, and fails if that server is killed. */
type WriterContext = {
  random: Random;
  journal: Journal;
  send: (call: Call) => Promise<Answer>;
  /** Ids of rows that only this writer changes. */
  startupIds: readonly string[];
  parameterIds: readonly string[];
};

/** Function that performs one write. `turn` is the number of earlier writes. */
export type Writer = (context: WriterContext, turn: number) => Promise<Outcome>;

/**
 * Returns the outcome of a write. A 4xx means that the write was refused. After a 5xx or a lost connection, it is
 * unknown whether the value was stored.
 */
function outcomeOf({ status }: Answer): Outcome {
  if (status < 300) return 'done';
  return status < 500 ? 'refused' : 'unknown';
}

async function attempt({ send }: WriterContext, call: Call): Promise<Outcome> {
  return send(call).then(outcomeOf, () => 'unknown' as const);
}

const importRow = (id: string): Call => ({
  method: 'POST',
  path: '/auth/startups/import-raw',
  body: {
    ID: id,
    company_name: `Company ${id}`,
    website: `https://company-${id.toLowerCase()}.ch`,
    awards: [`award ${id.length}`],
  },
});

const imports: Writer = (context, turn) => {
  const id = `T-${context.startupIds[0]}-${turn}`;
  return context.journal.write(`import ${id}`, `Company ${id}`, () => attempt(context, importRow(id)));
};

const flags: Writer = (context) => {
  const id = context.random.pick(context.startupIds);
  const investment = context.random.integer(0, 1);
  const call = { method: 'PATCH', path: `/auth/investments/${id}/flags`, body: { investment } };
  return context.journal.write(`flag ${id}`, String(investment), () => attempt(context, call));
};

const texts: Writer = (context, turn) => {
  const id = context.random.pick(context.startupIds);
  const pros_text = `turn ${turn} of ${id}`;
  const call = { method: 'PATCH', path: `/auth/investments/${id}/text`, body: { pros_text } };
  return context.journal.write(`text ${id}`, pros_text, () => attempt(context, call));
};

const weights: Writer = (context, turn) => {
  const id = context.random.pick(context.parameterIds);
  const value = turn + 0.25;
  const call = { method: 'PUT', path: `/auth/admin/parameters/${id}`, body: { value } };
  return context.journal.write(`weight ${id}`, String(value), () => attempt(context, call));
};

const users: Writer = (context, turn) => {
  const email = `writer-${context.startupIds[0]}-${turn}@torture.example`;
  const body = {
    email,
    name: `Writer ${turn} of ${context.startupIds[0]}`,
    role: 'user',
    password: 'meadow-copper-sail-63',
  };
  const call = { method: 'POST', path: '/auth/register', body };
  return context.journal.write(`user ${email}`, 'user', () => attempt(context, call));
};

const prompts: Writer = (context, turn) => {
  const prompt = `Prompt ${context.startupIds[0]} number ${turn}`;
  const call = { method: 'PUT', path: '/auth/llm/prompt', body: { prompt } };
  return context.journal.write(`prompt ${prompt}`, prompt, () => attempt(context, call));
};

const curation: Writer = (context) =>
  attempt(context, { method: 'POST', path: '/auth/startups/curate/run', body: { limit: 20, dryRun: false } });

/**
 * Writers by name. They run concurrently, so that all kinds of writes are mixed. Imports occur twice, because curation
 * consumes the imported rows.
 */
export const WRITERS: Readonly<Record<string, Writer>> = {
  imports,
  'more imports': imports,
  flags,
  texts,
  weights,
  users,
  prompts,
  curation,
};
