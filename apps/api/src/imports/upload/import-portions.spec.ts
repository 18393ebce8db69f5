import { testApp } from '../../testing/test-app';
import { importPortions } from './import-portions';
import { importer } from '../imports.fixture';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function portionsOf(text: string) {
  const { id } = await importer(server).upload(text);
  return allPortions(Number(id));
}

async function allPortions(importId: number) {
  const found = [];
  for await (const range of importPortions(server.db, importId)) found.push(range);
  return found;
}

test('blank lines make no portions, however many there are between two rows', async () => {
  expect(await portionsOf(`company_name\nNivalis\n${'\n'.repeat(300_000)}Vela\n`)).toEqual([
    { after: 1, upTo: 5_001 },
    { after: 300_002, upTo: 305_002 },
  ]);
});

test('each portion begins after the last line of the one before, and a file without rows has none', async () => {
  const rows = Array.from({ length: 5_001 }, (_, row) => `Startup ${row}`);
  expect(await portionsOf(['company_name', ...rows].join('\n'))).toEqual([
    { after: 1, upTo: 5_001 },
    { after: 5_001, upTo: 10_001 },
  ]);
  expect(await allPortions(0)).toEqual([]);
});
