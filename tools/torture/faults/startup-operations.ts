import { asAdmin, fresh, make, textOf, type World, type WriteOperation } from './operation';

/** Name of the award whose weight the parameter operations change. */
export const AWARD = 'Torture Prize';

const importOf = (row: object) =>
  ({ method: 'POST', url: '/auth/startups/import-raw', payload: row }) as const;
const row = (name: string) => ({
  company_name: `Company ${name}`,
  website: `https://${name}.ch`,
  awards: [AWARD],
});

async function drained(world: World): Promise<void> {
  await make(world, 'POST', '/auth/startups/curate/run', { dryRun: false });
}

/** Creates a curated startup that has an award. */
async function newStartup(world: World): Promise<string> {
  const name = fresh();
  await make(world, 'POST', '/auth/startups/import-raw', row(name));
  await drained(world);
  const list = await make(world, 'GET', `/auth/investments?mode=all&q=${name}`);
  const items: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, 'items') : [];
  if (!Array.isArray(items) || items.length !== 1) throw new Error(`${name} was not curated`);
  return textOf(items[0], 'id');
}

/** Creates a raw row that is waiting for curation. */
async function newRaw(world: World): Promise<string> {
  await drained(world);
  return textOf(await make(world, 'POST', '/auth/startups/import-raw', row(fresh())), 'id');
}

/** Returns the id of the latest deletion. */
async function newestDeletion({ pool }: World): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select max(id)::text as id from deletions');
  return rows[0]?.id ?? '';
}

export const STARTUP_OPERATIONS: readonly WriteOperation[] = [
  {
    operationId: 'deleteStartup',
    prepare: async (world) =>
      asAdmin(world, { method: 'DELETE', url: `/auth/startups/curated/${await newStartup(world)}` }),
  },
  {
    operationId: 'deleteRaw',
    prepare: async (world) =>
      asAdmin(world, { method: 'DELETE', url: `/auth/startups/raw/${await newRaw(world)}` }),
  },
  {
    operationId: 'restoreDeleted',
    prepare: async (world) => {
      await make(world, 'DELETE', `/auth/startups/curated/${await newStartup(world)}`);
      const url = `/auth/startups/deleted/${await newestDeletion(world)}/restore`;
      return asAdmin(world, { method: 'POST', url, payload: {} });
    },
  },
  {
    operationId: 'importRaw',
    of: 'new row',
    prepare: async (world) => asAdmin(world, importOf(row(fresh()))),
  },
  {
    operationId: 'importRaw',
    of: 'changed row',
    prepare: async (world) => {
      const body = { ...row(fresh()), ID: fresh() };
      await make(world, 'POST', '/auth/startups/import-raw', body);
      return asAdmin(world, importOf({ ...body, number: '7' }));
    },
  },
  {
    operationId: 'runCuration',
    prepare: async (world) => {
      await drained(world);
      for (let index = 0; index < 3; index += 1)
        await make(world, 'POST', '/auth/startups/import-raw', row(fresh()));
      return asAdmin(world, { method: 'POST', url: '/auth/startups/curate/run', payload: { dryRun: false } });
    },
  },
  {
    operationId: 'auditCuration',
    prepare: async (world) =>
      asAdmin(world, { method: 'POST', url: '/auth/startups/curate/audit', payload: {} }),
  },
  {
    operationId: 'setInvestmentFlags',
    prepare: async (world) => {
      const url = `/auth/investments/${await newStartup(world)}/flags`;
      return asAdmin(world, { method: 'PATCH', url, payload: { contact: 1 } });
    },
  },
  {
    operationId: 'setInvestmentText',
    prepare: async (world) => {
      const url = `/auth/investments/${await newStartup(world)}/text`;
      return asAdmin(world, { method: 'PATCH', url, payload: { pros_text: fresh(), number: '7' } });
    },
  },
];
