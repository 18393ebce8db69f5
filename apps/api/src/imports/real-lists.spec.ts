import { compareChanged } from '../startups/duplicates/compare-startups';
import { mergesApp } from '../startups/merges/merges.fixture';
import { anXlsx } from './file/xlsx.fixture';
import { importer, REAL_LISTS, realList } from './imports.fixture';

let server: Awaited<ReturnType<typeof mergesApp>>;
let person: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await mergesApp();
  person = importer(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.forget();
  await server.weigh('masschallenge gold', 2);
});

/** Returns the cells of the comma-separated list. Its cells contain no line breaks. */
function cells(): string[][] {
  const lines = realList('startups-utf8-comma.csv').toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
      cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
    ),
  );
}

async function write(content: string | Uint8Array, name: string): Promise<string> {
  const file = await person.upload(content, name);
  const chosen = await person.map(file, {
    masschallenge: { becomes: 'award', award: 'masschallenge gold' },
  });
  const { state } = await person.commit(chosen.id);
  expect(state).toBe('committed');
  await server.curate();
  return file.id;
}

async function takeBack(id: string): Promise<void> {
  const answer = await person.post(id, 'undo');
  expect(answer.statusCode).toBe(200);
  await person.work();
  expect(await person.read(id)).toMatchObject({ state: 'undone', changed_since: 0 });
}

test.each([...REAL_LISTS, 'startups.xlsx'])(
  'after importing %s, curating and merging a duplicate, undoing the merge and the import restores everything',
  async (name) => {
    const before = await server.stored();
    const list = await write(
      name.endsWith('.xlsx') ? await anXlsx({ Liste: cells() }) : realList(name),
      name,
    );
    const imported = await server.stored();
    expect(imported.startups).toHaveLength(92);
    expect(imported.awards.some(({ award_name }) => award_name === 'masschallenge gold')).toBe(true);
    while ((await compareChanged(server.db, 20)) > 0);
    const [surest] = (await server.pairs()).items;
    expect([surest?.first.company_name, surest?.second.company_name].sort()).toEqual([
      'Planted',
      'Planted Foods',
    ]);
    const { id } = await server.merge(surest?.id ?? '');
    expect((await server.stored()).startups).toHaveLength(91);
    expect((await server.undo(id)).status).toBe(200);
    expect(await server.stored()).toEqual(imported);
    await takeBack(list);
    expect(await server.stored()).toEqual(before);
  },
);
