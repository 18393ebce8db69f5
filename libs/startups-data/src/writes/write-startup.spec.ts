import { configureStore } from '@reduxjs/toolkit';
import { api } from '@vaglio/api-client';
import type { StageBoard, Startup, StartupPage } from '@vaglio/contract';
import {
  aBoard,
  aCard,
  aStartup,
  changedMeanwhile,
  failing,
  fakeApi,
  type FakeHandler,
} from '@vaglio/test-kit';
import { changeOfMove } from './optimistic';
import { writesApi, type StartupWrite } from './write-startup.api';

const FLAGS = 'PATCH /auth/investments/:id/flags';
const DECIDE = 'POST /auth/investments/:id/decisions';
const MOVE = 'POST /auth/investments/:id/stage';

const ALPHA = aStartup({ id: '1', company_name: 'Alpha AG', version: 4 });
const BETA = aStartup({ id: '2', company_name: 'Beta SA', version: 7 });
const ACTIVE = { mode: 'active', page: 1, pageSize: 20 } as const;
const COUNT = { mode: 'rejected', page: 1, pageSize: 1, withAwards: 0, withArticles: 0 } as const;
const BOARD = {};

const { endpoints } = writesApi;

/** Returns a handler that responds when the test requests it. */
function held() {
  const waiting: ((answer: { status?: number; body?: unknown }) => void)[] = [];
  const handler: FakeHandler = () => new Promise((resolve) => waiting.push(resolve));
  return { handler, answer: (body: unknown, status = 200) => waiting.shift()?.({ status, body }) };
}

/**
 * Creates a store that has loaded the active list, the number of rejected startups, the board and the details of Alpha
 * AG.
 */
async function open(writes: Readonly<Record<string, unknown>>) {
  const server = fakeApi({
    'GET /auth/investments': ({ query }: { query: URLSearchParams }) => ({
      body: query.get('mode') === 'rejected' ? { items: [], total: 5 } : { items: [ALPHA, BETA], total: 40 },
    }),
    'GET /auth/investments/stages': aBoard({
      new: [aCard({ id: '1', version: 4 }), aCard({ id: '2', version: 7 })],
    }),
    'GET /auth/investments/:id': ALPHA,
    ...writes,
  });
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  await Promise.all([
    store.dispatch(endpoints.listInvestments.initiate(ACTIVE)),
    store.dispatch(endpoints.listInvestments.initiate(COUNT)),
    store.dispatch(endpoints.readStages.initiate(BOARD)),
    store.dispatch(endpoints.readInvestment.initiate({ id: '1' })),
  ]);
  const list = (): StartupPage | undefined => endpoints.listInvestments.select(ACTIVE)(store.getState()).data;
  const board = (): StageBoard | undefined => endpoints.readStages.select(BOARD)(store.getState()).data;
  return {
    server,
    write: (write: StartupWrite) => store.dispatch(endpoints.writeStartup.initiate(write)),
    row: (id: string): Startup | undefined => list()?.items.find((startup) => startup.id === id),
    total: () => list()?.total,
    rejected: () => endpoints.listInvestments.select(COUNT)(store.getState()).data?.total,
    details: () => endpoints.readInvestment.select({ id: '1' })(store.getState()).data,
    stageOf: (id: string) => board()?.stages.find(({ items }) => items.some((card) => card.id === id))?.stage,
  };
}

const contact: StartupWrite = {
  id: '1',
  version: 4,
  change: { flags: { email_sent: 1 } },
  isShownAtOnce: true,
  call: 'decide',
  newDecision: { kind: 'contacted', to: 1, origin: 'details' },
};
const contract: StartupWrite = {
  ...contact,
  change: { flags: { create_contract: 1 } },
  call: 'decide',
  newDecision: { kind: 'contract', to: 1, origin: 'details' },
};
const reject: StartupWrite = {
  ...contact,
  change: { flags: { rejected: 1 } },
  call: 'flags',
  body: { rejected: 1 },
};
const made = (startup: Partial<Startup>) => ({ decision: { id: '30' }, startup: { ...ALPHA, ...startup } });

test('a decision is shown in the list, on the board and in the details before the server responds', async () => {
  const page = await open({ [DECIDE]: held().handler });
  void page.write(contact);
  expect([page.row('1')?.email_sent, page.details()?.email_sent]).toEqual([1, 1]);
  expect([page.stageOf('1'), page.stageOf('2')]).toEqual(['contacted', 'new']);
  expect(page.row('2')?.email_sent).toBe(0);
});

test('a startup that leaves its tab disappears from the list immediately, and both counts change', async () => {
  const page = await open({ [FLAGS]: held().handler });
  void page.write(reject);
  expect([page.row('1'), page.total(), page.rejected(), page.stageOf('1')]).toEqual([
    undefined,
    39,
    6,
    'rejected',
  ]);
});

test('a failed decision is reverted everywhere, and the startup returns to its position', async () => {
  const page = await open({ [FLAGS]: failing('The database is down.'), [DECIDE]: failing('Not now') });
  const { error } = await page.write(reject);
  expect(error).toMatchObject({ status: 503 });
  expect([page.row('1')?.rejected, page.total(), page.rejected(), page.stageOf('1')]).toEqual([
    0,
    40,
    5,
    'new',
  ]);
  await page.write(contact);
  expect([page.row('1')?.email_sent, page.details()?.email_sent, page.stageOf('1')]).toEqual([0, 0, 'new']);
});

test("after a conflict a decision is reverted, and the error contains the other person's change", async () => {
  const page = await open({ [DECIDE]: changedMeanwhile({ ...ALPHA, version: 9, interested: 1 }) });
  const { error } = await page.write(contact);
  expect(error).toMatchObject({ status: 412, data: { current: { version: 9 }, changed_by: 'Wanda Keller' } });
  expect(page.row('1')?.email_sent).toBe(0);
});

test('two quick decisions about one startup are shown immediately and sent in order', async () => {
  const { handler, answer } = held();
  const page = await open({ [DECIDE]: handler });
  const both = [page.write(contact), page.write(contract)];
  expect([page.row('1')?.email_sent, page.row('1')?.create_contract, page.stageOf('1')]).toEqual([
    1,
    1,
    'contract',
  ]);
  await waitForCalls(page, 1);
  answer(made({ version: 5, email_sent: 1 }));
  await waitForCalls(page, 2);
  // The first response does not include the second decision.
  expect(page.row('1')?.create_contract).toBe(1);
  answer(made({ version: 6, email_sent: 1, create_contract: 1 }));
  await Promise.all(both);
  const sent = page.server.callsOf(DECIDE).map(({ headers }) => headers.get('If-Match'));
  expect(sent).toEqual(['"4"', '"5"']);
});

test('decisions about two startups do not wait for each other', async () => {
  const page = await open({ [DECIDE]: held().handler });
  void page.write(contact);
  void page.write({ ...contact, id: '2', version: 7 });
  await waitForCalls(page, 2);
  expect([page.stageOf('1'), page.stageOf('2')]).toEqual(['contacted', 'contacted']);
});

test('a refused decision does not affect a later decision about the same startup', async () => {
  const answers = [failing('Not now'), () => ({ body: made({ version: 5, create_contract: 1 }) })];
  const page = await open({ [DECIDE]: (request: never) => answers.shift()?.(request) });
  const [first, second] = await Promise.all([page.write(contact), page.write(contract)]);
  expect([first.error, second.error]).toEqual([expect.objectContaining({ status: 503 }), undefined]);
  expect([page.row('1')?.email_sent, page.row('1')?.create_contract]).toEqual([0, 1]);
});

test('a decision made in a dialog is shown only after the server has stored it', async () => {
  const { handler, answer } = held();
  const page = await open({ [DECIDE]: handler });
  const sent = page.write({ ...contact, change: { flags: { rejected: 1 } }, isShownAtOnce: false });
  expect(page.row('1')).toBeDefined();
  await waitForCalls(page, 1);
  answer(made({ version: 5, rejected: 1 }));
  await sent;
  expect(page.row('1')).toBeUndefined();
});

test('a moved board card is shown in its new stage and in the list before the server responds', async () => {
  const page = await open({ [MOVE]: held().handler });
  const card = aCard({ id: '1', version: 4, email_sent: 1 });
  void page.write({
    id: '1',
    version: 4,
    change: changeOfMove(card, 'contacted', 'contract'),
    isShownAtOnce: true,
    call: 'move',
    stageMove: { stage: 'contract' },
  });
  expect(page.stageOf('1')).toBe('contract');
  expect(page.row('1')?.create_contract).toBe(1);
});

async function waitForCalls({ server }: Awaited<ReturnType<typeof open>>, count: number): Promise<void> {
  for (let turn = 0; turn < 50 && server.callsOf(DECIDE).length < count; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 1));
  expect(server.callsOf(DECIDE)).toHaveLength(count);
}
