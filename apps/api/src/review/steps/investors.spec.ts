import { reviewQueueApp } from '../queue/review-queue.fixture';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
afterAll(() => desk.close());
beforeEach(() => desk.reset());

/** Adds an article that names these investors. @param isSourced whether its text contains a quote for them */
const namedBy = async (names: readonly string[], isSourced: boolean) => {
  const quote = `backed by ${names.join(' and ')}`;
  const said = { investors: names.map((name) => ({ name, quotes: [quote] })) };
  await desk.propose('Alpha AG', said, isSourced ? `Alpha AG is ${quote}.` : 'Alpha AG wins.');
  await desk.curate();
};
const values = async () => (await desk.article()).companies[0]?.values ?? [];
const keyOf = async (name: string) => (await values()).find(({ text }) => text === name)?.key;
const states = async () => (await values()).map(({ text, state, is_open }) => [text, state, is_open]);
const investors = async () => (await desk.curated())[0]?.investors;

test.each([true, false])(
  'after one investor was accepted, each later investor needs a decision, with a source (%s)',
  async (isSourced) => {
    await desk.setFloor(0);
    await namedBy(['Acme'], isSourced);
    await desk.decide([{ key: await keyOf('Acme'), decision: 'accept' }]);
    await namedBy(['Foo Capital', 'Baz', 'Bar', 'Acme'], isSourced);
    const state = isSourced ? 'proposed' : 'no_source';
    const asked = (name: string) => [name, state, true];
    expect(await states()).toEqual([
      ...['Foo Capital', 'Baz', 'Bar'].map(asked),
      ['Acme', 'confirmed', false],
    ]);
    expect((await desk.queue()).items).toMatchObject([{ open: 3 }]);
    const discarded = await desk.decide([{ key: await keyOf('Foo Capital'), decision: 'discard' }]);
    expect(discarded.status).toBe(200);
    expect(await investors()).toBe('Acme');
    expect((await states()).slice(1, 3)).toEqual(['Baz', 'Bar'].map(asked));
    await desk.decide([{ key: await keyOf('Baz'), decision: 'accept' }]);
    expect(await investors()).toBe('Acme, Baz');
    expect((await states())[2]).toEqual(asked('Bar'));
    await desk.decide([{ key: await keyOf('Bar'), decision: 'correct', value: 'Barr' }]);
    expect(await investors()).toBe('Acme, Baz, Barr');
    expect((await desk.queue()).total).toBe(0);
  },
);

test('a corrected investor needs no second decision when another investor is accepted', async () => {
  await desk.setFloor(0);
  await namedBy(['Acme', 'Foo'], false);
  const { body } = await desk.decide([{ key: await keyOf('Acme'), decision: 'correct', value: 'Acme Inc' }]);
  expect(await states()).toEqual([
    ['Acme', 'changed', false],
    ['Foo', 'no_source', true],
  ]);
  const accepted = await desk.decide([{ key: await keyOf('Foo'), decision: 'accept' }]);
  expect(await investors()).toBe('Acme Inc, Foo');
  expect(await states()).toEqual([
    ['Acme', 'changed', false],
    ['Foo', 'confirmed', false],
  ]);
  await desk.undoStep(accepted.body.step.id);
  expect((await desk.undoStep(body.step.id)).status).toBe(200);
  expect(await states()).toEqual([
    ['Acme', 'no_source', true],
    ['Foo', 'no_source', true],
  ]);
});

test('editing all investors together decides about each known investor', async () => {
  await desk.setFloor(0);
  await namedBy(['Acme', 'Foo'], false);
  const { id } = await desk.article();
  const [startup] = await desk.curated();
  await desk.send('PATCH', `/startups/${startup?.id}/facts/investors`, { value: 'Nobody Capital' });
  await namedBy(['Bar'], false);
  expect(await states()).toEqual([['Bar', 'no_source', true]]);
  await desk.decide([{ key: await keyOf('Bar'), decision: 'accept' }]);
  expect(await investors()).toBe('Nobody Capital, Bar');
  const former = (await desk.article('admin', id)).companies[0]?.values ?? [];
  expect(former.map(({ text, state, is_open }) => [text, state, is_open])).toEqual([
    ['Acme', 'changed', false],
    ['Foo', 'changed', false],
  ]);
});

test.each([0, 1])(
  'the reason for accepting or correcting an investor is stored, at a confidence floor of %d',
  async (floor) => {
    await desk.setFloor(floor);
    await namedBy(['Acme', 'Foo'], true);
    await desk.decide([
      { key: await keyOf('Acme'), decision: 'accept', note: ' ' },
      { key: await keyOf('Foo'), decision: 'correct', value: 'Foo Inc', note: 'By their letter' },
    ]);
    if (floor === 1) await desk.act('accept-at-once');
    expect(await investors()).toBe('Acme, Foo Inc');
    const [startup] = await desk.curated();
    const { body } = await desk.send<{ fields: { field: string }[] }>(
      'GET',
      `/startups/${startup?.id}/facts`,
    );
    expect(body.fields.find(({ field }) => field === 'investors')).toMatchObject({
      origin: { note: 'By their letter' },
    });
  },
);
