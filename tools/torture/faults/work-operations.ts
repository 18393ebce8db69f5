import { asAdmin, fresh, make, textOf, type World, type WriteOperation } from './operation';

const RUNS = '/auth/llm/runs';
const SOURCES = '/auth/admin/scrapers/sources';

const savedPrompt = async (world: World) =>
  textOf(await make(world, 'PUT', '/auth/llm/prompt', { prompt: `Prompt ${fresh()}` }), 'prompt_id');
const source = () => ({ name: `Source ${fresh()}`, url: `https://${fresh()}.invalid/feed`, enabled: false });
const newSource = async (world: World) => textOf(await make(world, 'POST', SOURCES, source()), 'id');

/** Ends the current run and starts another one, because only one run is allowed at a time. */
async function newRun(world: World): Promise<string> {
  await noRun(world);
  return textOf(await make(world, 'POST', RUNS, { delay_ms: 60_000 }), 'id');
}

async function noRun(world: World): Promise<void> {
  const { rows } = await world.pool.query<{ id: string }>(
    "select id::text from extraction_runs where state in ('running', 'paused')",
  );
  for (const { id } of rows) await make(world, 'POST', `${RUNS}/${id}/cancel`);
}

export const WORK_OPERATIONS: readonly WriteOperation[] = [
  {
    operationId: 'savePrompt',
    prepare: async (world) =>
      asAdmin(world, { method: 'PUT', url: '/auth/llm/prompt', payload: { prompt: fresh() } }),
  },
  {
    operationId: 'activatePrompt',
    prepare: async (world) => {
      await savedPrompt(world);
      return asAdmin(world, { method: 'PUT', url: `/auth/llm/prompts/${await savedPrompt(world)}/activate` });
    },
  },
  {
    operationId: 'saveScraperConfig',
    prepare: async (world) => {
      const url = '/auth/admin/scrapers/config/news';
      await make(world, 'PUT', url, { enabled: false, intervalSec: 600 });
      return asAdmin(world, { method: 'PUT', url, payload: { enabled: false, intervalSec: 700 } });
    },
  },
  {
    operationId: 'createNewsSource',
    prepare: async (world) => asAdmin(world, { method: 'POST', url: SOURCES, payload: source() }),
  },
  {
    operationId: 'updateNewsSource',
    prepare: async (world) => {
      const url = `${SOURCES}/${await newSource(world)}`;
      return asAdmin(world, { method: 'PUT', url, payload: { name: `Source ${fresh()}` } });
    },
  },
  {
    operationId: 'deleteNewsSource',
    prepare: async (world) =>
      asAdmin(world, { method: 'DELETE', url: `${SOURCES}/${await newSource(world)}` }),
  },
  {
    operationId: 'startExtractionRun',
    prepare: async (world) => {
      await noRun(world);
      return asAdmin(world, { method: 'POST', url: RUNS, payload: { delay_ms: 60_000 } });
    },
  },
  ...(['pause', 'cancel'] as const).map((act): WriteOperation => ({
    operationId: act === 'pause' ? 'pauseExtractionRun' : 'cancelExtractionRun',
    prepare: async (world) =>
      asAdmin(world, { method: 'POST', url: `${RUNS}/${await newRun(world)}/${act}` }),
  })),
  {
    operationId: 'resumeExtractionRun',
    prepare: async (world) => {
      const run = `${RUNS}/${await newRun(world)}`;
      await make(world, 'POST', `${run}/pause`);
      return asAdmin(world, { method: 'POST', url: `${run}/resume` });
    },
  },
  {
    operationId: 'resetExtraction',
    prepare: async (world) => asAdmin(world, { method: 'POST', url: '/auth/llm/reset', payload: {} }),
  },
];
