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

test.each(['n', ''])(
  'two companies with one name and the IDs %j are distinct and a possible duplicate',
  async (id) => {
    const [one, other] = id === '' ? ['', ''] : ['n1', 'n2'];
    const file = `ID,company_name,canton,website
${one},Novalux AG,ZH,https://novalux-energie.example
${other},Novalux SA,GE,https://novalux-bio.example
`;
    expect(await takeIn(file)).toMatchObject({ counts: { create: 2 }, notes: [], again: { unchanged: 2 } });
    expect((await server.pairs()).items).toMatchObject([{ because: 'Name 1.00' }]);
    const third = await person.upload('ID,company_name,website\nn3,Novalux,https://novalux-lab.example\n');
    expect(third).toMatchObject({ counts: { create: 1 } });
    expect(await person.commit(third.id)).toMatchObject({ state: 'committed' });
  },
);

test.each(['https://accelerator.example', 'https://accelerator.example/batch-7'])(
  'the website %s of several companies in a list matches none of them',
  async (website) => {
    await takeIn(`company_name,website\nGranit Test AG,${website}\n`);
    const file = `company_name,canton,website
Quarz Test AG,ZH,${website}
Feldspat Test SA,GE,${website}/
Glimmer Test AG,TI,${website}
Glimmer Test,TI,${website}
`;
    expect(await takeIn(file)).toMatchObject({
      counts: { create: 4 },
      notes: ['The same company as in line 4.'],
      again: { unchanged: 4 },
    });
    const curated = await server.curated();
    expect(curated.map(({ company_name }) => company_name).sort()).toEqual([
      'Feldspat Test SA',
      'Glimmer Test AG',
      'Granit Test AG',
      'Quarz Test AG',
    ]);
    expect(curated.filter((startup) => startup.website?.startsWith(website))).toHaveLength(4);
    expect((await server.pairs()).items.length).toBeGreaterThan(0);
    expect(await takeIn(`company_name,website\nBasalt Test AG,${website}\n`)).toMatchObject({
      counts: { create: 1 },
    });
    const audit = await server.post('/auth/startups/curate/audit', {});
    expect(audit.json()).toMatchObject({ checked: 5, findings: [] });
  },
);

test('a company of a list with a new name is found by its own website', async () => {
  await takeIn('company_name,website\nGranit Test AG,https://granit.example\n');
  const file = 'company_name,website\nGneis Test AG,granit.example/de\nQuarz Test,https://quarz.example\n';
  expect(await takeIn(file)).toMatchObject({ counts: { create: 1, update: 1, by_website: 1 } });
});
