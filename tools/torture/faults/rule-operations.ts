import type { InjectOptions } from 'fastify';
import { asAdmin, fresh, make, textOf, type World, type WriteOperation } from './operation';
import { AWARD } from './startup-operations';

const AWARDS = '/auth/awards/unweighted';
const GROUPS = '/auth/admin/awards/excl/groups';
const PARAMETERS = '/auth/admin/parameters';

const call = async (
  world: World,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<InjectOptions> => asAdmin(world, { method, url, ...(payload && { payload }) });

const newParameter = async (world: World, parameterName = `Parameter ${fresh()}`) =>
  textOf(await make(world, 'POST', PARAMETERS, { parameterName, value: 1 }), 'parameterID');
const newGroup = async (world: World) =>
  textOf(await make(world, 'POST', GROUPS, { group_name: `Group ${fresh()}` }), 'id');
const newItem = async (world: World, group: string, parameter_id: string) =>
  textOf(await make(world, 'POST', `${GROUPS}/${group}/items`, { parameter_id, precedence: 1 }), 'id');

let weight = 0;
const nextWeight = () => (weight += 1);

const newAlias = async (world: World) => ({
  award: `Award ${fresh()}`,
  parameterID: await heldParameter(world),
});

/**
 * Returns the id of the parameter for the award that the trial's startups have. Creates the parameter if it is missing.
 */
async function heldParameter(world: World): Promise<string> {
  const found = await make(world, 'GET', `${PARAMETERS}?q=${encodeURIComponent(AWARD)}`);
  const rows: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, 'parameters') : [];
  return Array.isArray(rows) && rows.length > 0 ? textOf(rows[0], 'parameterID') : newParameter(world, AWARD);
}

const saveScore = (world: World) =>
  make(world, 'PUT', '/auth/admin/score', { threshold: 1000 + nextWeight(), top_percent: 0.2 });

async function presentVersion(world: World): Promise<number> {
  const page = await make(world, 'GET', '/auth/admin/score/versions?pageSize=1');
  return Number(textOf(page, 'total'));
}

export const RULE_OPERATIONS: readonly WriteOperation[] = [
  {
    operationId: 'createParameter',
    prepare: (world) => call(world, 'POST', PARAMETERS, { parameterName: `Parameter ${fresh()}`, value: 2 }),
  },
  {
    operationId: 'updateParameter',
    prepare: async (world) =>
      call(world, 'PUT', `${PARAMETERS}/${await heldParameter(world)}`, { value: nextWeight() }),
  },
  {
    operationId: 'deleteParameter',
    prepare: async (world) => {
      const id = await newParameter(world);
      await newItem(world, await newGroup(world), id);
      return call(world, 'DELETE', `${PARAMETERS}/${id}?cascade=1`);
    },
  },
  {
    operationId: 'makeAwardParameter',
    prepare: (world) =>
      call(world, 'POST', `${AWARDS}/make-parameter`, { award: `Award ${fresh()}`, value: 2 }),
  },
  {
    operationId: 'addAwardAlias',
    prepare: async (world) => call(world, 'POST', `${AWARDS}/same-as`, await newAlias(world)),
  },
  {
    operationId: 'removeAwardAlias',
    prepare: async (world) => {
      const alias = await newAlias(world);
      await make(world, 'POST', `${AWARDS}/same-as`, alias);
      return call(world, 'POST', `${AWARDS}/same-as/undo`, alias);
    },
  },
  {
    operationId: 'createAwardGroup',
    prepare: (world) => call(world, 'POST', GROUPS, { group_name: `Group ${fresh()}` }),
  },
  {
    operationId: 'updateAwardGroup',
    prepare: async (world) =>
      call(world, 'PUT', `${GROUPS}/${await newGroup(world)}`, { group_name: `Group ${fresh()}` }),
  },
  {
    operationId: 'deleteAwardGroup',
    prepare: async (world) => {
      const group = await newGroup(world);
      await newItem(world, group, await newParameter(world));
      return call(world, 'DELETE', `${GROUPS}/${group}`);
    },
  },
  {
    operationId: 'addAwardGroupItem',
    prepare: async (world) => {
      const parameter_id = await newParameter(world);
      return call(world, 'POST', `${GROUPS}/${await newGroup(world)}/items`, { parameter_id, precedence: 1 });
    },
  },
  {
    operationId: 'deleteAwardGroupItem',
    prepare: async (world) => {
      const item = await newItem(world, await newGroup(world), await newParameter(world));
      return call(world, 'DELETE', `/auth/admin/awards/excl/items/${item}`);
    },
  },
  {
    operationId: 'deleteAwardGroupItemByParameter',
    prepare: async (world) => {
      const [group, parameter] = [await newGroup(world), await newParameter(world)];
      await newItem(world, group, parameter);
      return call(world, 'DELETE', `${GROUPS}/${group}/items/by-param/${parameter}`);
    },
  },
  {
    operationId: 'saveScoreConfig',
    prepare: (world) =>
      call(world, 'PUT', '/auth/admin/score', { threshold: 1000 + nextWeight(), top_percent: 0.3 }),
  },
  {
    operationId: 'noteScoringVersion',
    prepare: async (world) => {
      await saveScore(world);
      return call(world, 'PUT', `/auth/admin/score/versions/${await presentVersion(world)}`, {
        note: fresh(),
      });
    },
  },
  {
    operationId: 'restoreScoringVersion',
    prepare: async (world) => {
      await saveScore(world);
      const version = await presentVersion(world);
      await saveScore(world);
      return call(world, 'POST', `/auth/admin/score/versions/${version}/restore`);
    },
  },
];
