import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerServer, type RegisteredCompany, type RegisterTrouble } from '../../testing/register-server';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';
import { RegisterUnavailable } from './company-register';
import { fileRegister } from './file-register';
import { zefixRegister } from './zefix-register';

const company = (values: Partial<RegisteredCompany>): RegisteredCompany => ({
  name: 'Alpenlicht AG',
  uid: 'CHE105909036',
  legalSeat: 'Zug',
  canton: 'ZG',
  purpose: 'Entwicklung und\n Vertrieb von Lampen.',
  status: 'ACTIVE',
  ...values,
});
const COMPANIES = [
  company({}),
  company({ name: 'Alpenlicht Immobilien AG', uid: 'CHE116281710' }),
  company({ name: 'Alpenlicht GmbH in Liquidation', uid: 'CHE107810093', status: 'BEING_CANCELLED' }),
  company({ name: 'Étoile Sàrl', uid: 'CHE112269986', legalSeat: 'Renens (VD)', canton: 'VD' }),
];
const ALPENLICHT = {
  legal_name: 'Alpenlicht AG',
  uid: 'CHE-105.909.036',
  seat: 'Zug',
  canton: 'ZG',
  purpose: 'Entwicklung und Vertrieb von Lampen.',
  is_active: true,
};

let server: Awaited<ReturnType<typeof registerServer>>;
let folder: string;
beforeEach(async () => {
  server = await registerServer(COMPANIES);
  folder = await mkdtemp(join(tmpdir(), 'register-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function fileOf(companies: readonly RegisteredCompany[]) {
  const file = join(folder, 'companies.jsonl');
  await writeFile(file, companies.map((each) => `${JSON.stringify(each)}\n`).join(''));
  return file;
}

test.each(['service', 'file'])(
  'a company register %s finds a company by its name with any legal form',
  async (kind) => {
    const register = kind === 'file' ? fileRegister(await fileOf(COMPANIES)) : zefixRegister(server.settings);
    expect(await register.find('alpenlicht')).toEqual([ALPENLICHT]);
    expect(await register.find('Alpenlicht SA')).toEqual([ALPENLICHT]);
    expect(await register.find('Etoile')).toMatchObject(kind === 'file' ? [{ canton: 'VD' }] : []);
    expect(await register.find('Étoile')).toMatchObject([{ canton: 'VD', seat: 'Renens (VD)' }]);
    expect(await register.find('Alpen')).toEqual([]);
    expect(await register.find('No such company')).toEqual([]);
  },
);

test('a name that the company register would refuse is not requested', async () => {
  expect(await zefixRegister(server.settings).find('Xy AG')).toEqual([]);
  expect(await zefixRegister(server.settings).find('***')).toEqual([]);
  expect(server.calls).toEqual([]);
});

test.each<[RegisterTrouble, string]>([
  ['busy', 'The company register gets too many requests.'],
  ['broken', 'The answer of the company register cannot be read.'],
  ['maintenance', 'The answer of the company register cannot be read.'],
  ['large', 'The company register cannot be reached, or did not answer in time.'],
  ['silent', 'The company register cannot be reached, or did not answer in time.'],
])('a %s company register is reported as unavailable', async (trouble, text) => {
  server.getInto(trouble);
  await expect(zefixRegister(server.settings).find('Alpenlicht')).rejects.toThrow(
    new RegisterUnavailable(text),
  );
});

test('wrong credentials for the company register are reported in plain words, without the password', async () => {
  const register = zefixRegister({ ...server.settings, password: 'other' });
  await expect(register.find('Alpenlicht')).rejects.toThrow(
    'The company register refuses the user name or the password.',
  );
});

test('a company register file that grows is read again, and a missing file is reported', async () => {
  const file = await fileOf(COMPANIES.slice(1));
  const register = fileRegister(file);
  expect(await register.find('Alpenlicht')).toEqual([]);
  await appendFile(file, `not a record\n${'x'.repeat(300_000)}\n\n${JSON.stringify(COMPANIES[0])}`);
  expect(await register.find('Alpenlicht')).toEqual([ALPENLICHT]);
  await rm(file);
  await expect(register.find('Alpenlicht')).rejects.toThrow(
    'The file of the company register cannot be read.',
  );
});

test('the company register is requested once a month for the same name, even by several servers', async () => {
  const settings = { ...TEST_SETTINGS, register: server.settings };
  const first = await testApp({ settings });
  const ask = (app: typeof first, name: string) =>
    app.app.inject({
      url: `/auth/company-register?name=${encodeURIComponent(name)}`,
      headers: app.asRole('super'),
    });
  expect((await ask(first, 'Alpenlicht')).json()).toEqual({ register: 'Zefix', items: [ALPENLICHT] });
  const asked = server.calls.length;
  expect((await ask(first, 'ALPENLICHT AG')).json().items).toEqual([ALPENLICHT]);
  expect(server.calls).toHaveLength(asked);
  server.getInto('busy');
  const busy = await ask(first, 'Étoile');
  expect([busy.statusCode, busy.json().error]).toEqual([503, 'The company register gets too many requests.']);
  server.getInto(null);
  expect((await ask(first, 'Etoile')).json().items).toEqual([]);
  expect((await ask(first, 'Étoile')).json().items).toMatchObject([{ canton: 'VD' }]);
  const calls = server.calls.length;
  expect((await ask(first, 'etoile')).json().items).toMatchObject([{ canton: 'VD' }]);
  expect(server.calls).toHaveLength(calls);
  await first.close();
});

test('an installation without a company register reports this', async () => {
  const app = await testApp();
  const answer = await app.app.inject({
    url: '/auth/company-register?name=Alpenlicht',
    headers: app.asRole('admin'),
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { register: null, items: [] }]);
  await app.close();
});
