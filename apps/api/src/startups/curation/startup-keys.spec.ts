import { identityText } from '../splits/identity';
import { startupKeys, type OwnKeys, type RowKeys } from './startup-keys';

const UID = '6f9619ff-8b86-d011-b42d-00c04fc964ff';
const NIVALIS: OwnKeys = {
  id: 1,
  uid: UID,
  external_id: '7',
  website_host: 'nivalis.ch',
  name_key: 'nivalis',
};
const ROW: RowKeys = {
  startup_id: null,
  uid: null,
  external_id: null,
  website_host: null,
  name_key: 'other',
};

const part = (id: number, name_key: string): OwnKeys => ({
  ...{ id, uid: null, external_id: null, website_host: null, name_key },
});

function keysOf(...startups: OwnKeys[]) {
  const keys = startupKeys<string>();
  for (const startup of startups) keys.claim(startup.name_key, startup);
  return keys;
}

test.each<[string, Partial<RowKeys>, 'id' | 'website' | 'name']>([
  ['the stored link to its startup', { startup_id: 1 }, 'id'],
  ['the UUID in an export', { uid: UID }, 'id'],
  ['its ID', { external_id: '7' }, 'id'],
  ['its website', { website_host: 'nivalis.ch' }, 'website'],
  ['its name', { name_key: 'nivalis' }, 'name'],
])('in curation a row matches a startup by %s', (_key, row, by) => {
  expect(keysOf(NIVALIS).find({ ...ROW, ...row })).toEqual({ startup: 'nivalis', by });
});

test('a name matches the first startup with that name, unless the row belongs to another company', () => {
  const other = { ...part(2, 'nivalis'), external_id: '8', website_host: 'nivalis.com' };
  const keys = startupKeys<string>();
  keys.claim('first', NIVALIS);
  keys.claim('second', other);
  const named = { ...ROW, name_key: 'nivalis' };
  const find = (row: Partial<RowKeys>) => keys.find({ ...named, ...row })?.startup;
  expect(find({})).toBe('first');
  expect(find({ external_id: '9', website_host: 'nivalis.org' })).toBeUndefined();
  expect(find({ external_id: '9' })).toBe('first');
  expect(find({ external_id: '8', website_host: 'nivalis.org' })).toBe('second');
});

test('in curation a row without a matching key finds no startup', () => {
  expect(keysOf(NIVALIS).find(ROW)).toBeUndefined();
});

test('an ID takes precedence over a website and a website over a name', () => {
  const vela = { ...part(2, 'vela'), external_id: '8', website_host: 'vela.ch' };
  const keys = keysOf(NIVALIS, vela);
  expect(keys.find({ ...ROW, external_id: '8', website_host: 'nivalis.ch' })?.startup).toBe('vela');
  expect(keys.find({ ...ROW, website_host: 'vela.ch', name_key: 'nivalis' })?.startup).toBe('vela');
});

test('name and website together match a startup that was split off before either key alone', () => {
  const keys = keysOf(NIVALIS, part(2, 'part'), part(3, 'nameless'));
  keys.claimSplit([
    { identity: identityText({ name_key: 'nivalis', website_host: 'nivalis.ch' }), startup_id: 2 },
    { identity: identityText({ name_key: 'nivalis', website_host: '' }), startup_id: 3 },
  ]);
  const row = { ...ROW, name_key: 'nivalis' };
  expect(keys.find({ ...row, website_host: 'nivalis.ch' })).toEqual({ startup: 'part', by: 'website' });
  expect(keys.find(row)).toEqual({ startup: 'nameless', by: 'name' });
});

test('the first startup with a match key keeps it, even against keys that are older than a merge', () => {
  const later = { ...part(2, 'later'), website_host: 'nivalis.ch' };
  const keys = keysOf(NIVALIS, later, part(3, 'survivor'));
  const former = { uid: UID, external_id: '9', website_hosts: ['nivalis.ch', 'old.ch'], name_keys: ['old'] };
  keys.claimMerged([
    { survivor_id: 3, ...former },
    { survivor_id: 99, ...former, website_hosts: ['gone.ch'] },
  ]);
  expect(keys.find({ ...ROW, website_host: 'gone.ch' })).toBeUndefined();
  expect(keys.find({ ...ROW, website_host: 'nivalis.ch' })?.startup).toBe('nivalis');
  expect(keys.find({ ...ROW, external_id: '9' })?.startup).toBe('survivor');
  expect(keys.find({ ...ROW, website_host: 'old.ch' })?.startup).toBe('survivor');
});

test('in curation a startup cannot take a name or website of another startup', () => {
  const keys = keysOf(NIVALIS);
  const [own, other] = [keys.takenFrom('nivalis'), keys.takenFrom('other')];
  expect([own.hasName('nivalis'), own.hasHost('nivalis.ch')]).toEqual([false, false]);
  expect([other.hasName('nivalis'), other.hasHost('nivalis.ch'), other.hasName('free')]).toEqual([
    true,
    true,
    false,
  ]);
});
