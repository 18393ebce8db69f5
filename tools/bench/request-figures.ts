import { sampleRow } from '../../apps/api/src/operations/seed/sample/sample-row';
import { FIRST_NAMES, LAST_NAMES } from '../../apps/api/src/operations/seed/sample/words';
import { call, type Installation } from './installation';
import { compare, latenciesAt, quantile, type Sent, type Target } from './load';
import { ms, perSecond, type Figure } from './report';

const LIST = '/auth/investments?sort=score&dir=desc&pageSize=20&withAwards=0&mode=active';
/** Maximum page number that a list accepts. */
const MAX_PAGES = 10_000;
/** Number of list requests among every ten requests of the mixed load. */
const LISTS_OF_TEN = 9;
const FLAGGED_STARTUPS = 5_000;
/** Number of the first row that an import writes. Other parts of the benchmark do not use numbers from here on. */
const FIRST_ROW = 6_000_000;
const PACED_PER_SECOND = 20;
const PACED_S = 15;

/** Operation, with the corresponding requests for Vaglio and for the baseline server. */
type Operation = { name: string; ours: () => Sent; bare: () => Sent; sameRows?: boolean };

/**
 * Measures the requests per second of each operation, with 16 connections.
 * @throws Error if the two servers do not list the same startups
 */
export async function requestFigures(installation: Installation): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const operation of await operationsOf(installation)) {
    const ours: Target = {
      server: installation.server,
      token: installation.token,
      next: operation.ours,
    };
    const bare: Target = { server: installation.bare, next: operation.bare };
    if (operation.sameRows) await expectSameRows(ours, bare);
    const loads = await compare(ours, bare);
    figures.push({
      operation: operation.name,
      value: perSecond(loads.ours.rate, 'req'),
      bare: perSecond(loads.bare.rate, 'req'),
      ratio: loads.ours.rate / loads.bare.rate,
      note: `CPU per request ${loads.ours.cpu.toFixed(2)} and ${loads.bare.cpu.toFixed(2)} ms`,
    });
  }
  return figures;
}

async function operationsOf({ client, startups }: Installation): Promise<Operation[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id::text from startups order by id limit ${FLAGGED_STARTUPS}`,
  );
  const ids = rows.map(({ id }) => id);
  const flag = changing(ids, (id, isSet) => ({
    path: `/auth/investments/${id}/flags`,
    method: 'PATCH',
    body: { contact: isSet },
  }));
  const bareFlag = changing(ids, (id, isSet) => ({ path: `/?flag=${id}&value=${Number(isSet)}` }));
  const lastPage = Math.min(MAX_PAGES, Math.max(1, Math.floor((startups * 0.8) / 20)));
  const page = (number: number) => ({
    ours: () => ({ path: `${LIST}&page=${number}` }),
    bare: () => ({ path: `/?offset=${(number - 1) * 20}` }),
    sameRows: true,
  });
  return [
    { name: 'ranked page of 20 with total', ...page(1) },
    {
      name: 'search, another founder each time',
      ours: searching((word) => `${LIST}&page=1&q=${word}`),
      bare: searching((word) => `/?q=${word}`),
      sameRows: true,
    },
    { name: 'deep page', ...page(lastPage) },
    {
      name: 'nine lists to one flag',
      ours: mixed(() => ({ path: `${LIST}&page=1` }), flag),
      bare: mixed(() => ({ path: '/?offset=0' }), bareFlag),
    },
    { name: 'one flag, with its audit event', ours: flag, bare: bareFlag },
    {
      name: 'dashboard counts',
      ours: () => ({ path: '/auth/dashboard' }),
      bare: () => ({ path: '/?counts=1' }),
    },
    {
      name: 'one raw row per request',
      ours: importing('/auth/startups/import-raw'),
      bare: importing('/?row=1'),
    },
  ];
}

/**
 * Returns a function that creates requests for one startup after another. Each request sets a flag to a different value
 * than the stored one.
 */
function changing(ids: readonly string[], sent: (id: string, isSet: boolean) => Sent): () => Sent {
  let turn = 0;
  return () => {
    turn += 1;
    return sent(ids[turn % ids.length] ?? '', Math.floor(turn / ids.length) % 2 === 0);
  };
}

function searching(pathOf: (word: string) => string): () => Sent {
  const founders = FIRST_NAMES.flatMap((first) => LAST_NAMES.map((last) => `${first} ${last}`.toLowerCase()));
  let turn = 0;
  return () => {
    turn += 1;
    return { path: pathOf(encodeURIComponent(founders[turn % founders.length] ?? '')) };
  };
}

function mixed(list: () => Sent, edit: () => Sent): () => Sent {
  let turn = 0;
  return () => {
    turn += 1;
    return turn % 10 < LISTS_OF_TEN ? list() : edit();
  };
}

function importing(path: string): () => Sent {
  let row = FIRST_ROW;
  return () => {
    row += 1;
    return { path, method: 'POST', body: sampleRow(row) };
  };
}

type List = { items: { id: string }[]; total: number };

async function expectSameRows(ours: Target, bare: Target): Promise<void> {
  const [one, other] = await Promise.all(
    [ours, bare].map((side) => call<List>(side, 'GET', side.next().path)),
  );
  const rowsOf = (list: List | undefined) => `${list?.total}: ${list?.items.map(({ id }) => id).join()}`;
  if (rowsOf(one) !== rowsOf(other))
    throw new Error(`The servers list different startups: ${ours.next().path}`);
}

/** Measures the response times of a list, a search and the tab counts at a load that a team would cause. */
export async function pacedFigures({ server, token }: Installation): Promise<Figure[]> {
  const requests: Record<string, () => Sent> = {
    list: () => ({ path: `${LIST}&page=1` }),
    search: searching((word) => `${LIST}&page=1&q=${word}`),
    'tab counts': () => ({ path: '/auth/investments/stats' }),
  };
  const figures: Figure[] = [];
  for (const [name, next] of Object.entries(requests)) {
    const latencies = await latenciesAt(PACED_PER_SECOND, { server, token, next }, PACED_S);
    figures.push({
      operation: `${name}, ${PACED_PER_SECOND} requests/s`,
      value: `p95 ${ms(quantile(latencies, 0.95))}`,
      note: `median ${ms(quantile(latencies, 0.5))}, p99 ${ms(quantile(latencies, 0.99))}`,
    });
  }
  return figures;
}
