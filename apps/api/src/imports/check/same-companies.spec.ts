import { duplicatesApp } from '../../startups/duplicates/duplicates.fixture';
import { importer } from '../imports.fixture';

let server: Awaited<ReturnType<typeof duplicatesApp>>;
let person: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await duplicatesApp();
  person = importer(server);
});
afterAll(() => server.close());
beforeEach(() => server.forget());

/** Uploads, commits and curates a file, and then checks the same file again. */
async function takeIn(file: string) {
  const checked = await person.upload(file);
  const notes = (await person.lines(checked.id)).flatMap((line) => line.notes);
  expect(await person.commit(checked.id)).toMatchObject({ state: 'committed' });
  await server.curate();
  const again = await person.upload(file);
  return { counts: checked.counts, notes, again: again.counts };
}

test('two companies with pages on one portal are distinct and not reported as duplicates', async () => {
  const file = `company_name,canton,website
Sommervogel Test AG,ZH,https://startup-portal.example/sommervogel
Wintervogel Test AG,GE,https://startup-portal.example/wintervogel
Herbstvogel Test SA,TI,https://startup-portal.example/herbstvogel
`;
  expect(await takeIn(file)).toMatchObject({ counts: { create: 3 }, notes: [], again: { unchanged: 3 } });
  expect(await server.curated()).toHaveLength(3);
  const home = (name: string) => `company_name,website\n${name},https://startup-portal.example\n`;
  expect(await takeIn(home('Lenzvogel'))).toMatchObject({ counts: { create: 1 }, again: { unchanged: 1 } });
  expect(await takeIn(home('Nachtvogel'))).toMatchObject({ counts: { create: 1 }, again: { unchanged: 1 } });
  expect(await server.curated()).toHaveLength(5);
});

test('two companies with one name are distinct and reported as a possible duplicate', async () => {
  const file = `ID,company_name,canton,website
n1,Novalux AG,ZH,https://novalux-energie.example
n2,Novalux SA,GE,https://novalux-bio.example
`;
  expect(await takeIn(file)).toMatchObject({ counts: { create: 2 }, notes: [], again: { unchanged: 2 } });
  expect((await server.pairs()).items).toMatchObject([{ because: 'Name 1.00' }]);
  const third = await person.upload('ID,company_name,website\nn3,Novalux,https://novalux-lab.example\n');
  expect(third).toMatchObject({ counts: { create: 1 } });
  expect(await person.commit(third.id)).toMatchObject({ state: 'committed' });
});
