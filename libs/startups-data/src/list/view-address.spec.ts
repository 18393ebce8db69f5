import { FIRST_LIST } from './list-query';
import { diffFromSaved, serializeView, readViewAddress, toViewAddress } from './view-address';

const SAVED = { id: '7', query: 'canton=ZH%2CGE&sort=created_at' };
const read = (text: string, views: Parameters<typeof readViewAddress>[1] = [SAVED]) =>
  readViewAddress(new URLSearchParams(text), views);
const list = (change: Partial<typeof FIRST_LIST>) => ({ ...FIRST_LIST, ...change });
const ZURICH = { canton: ['ZH'] as const, view: '7' };

test('an address with only a view lists that view and opens the startup in the address', () => {
  expect(read('view=7&startup=11&page=2')).toEqual(
    list({ canton: ['GE', 'ZH'], sort: 'created_at', view: '7', startup: '11', page: 2 }),
  );
});

test('a private draft of a view is shown to its owner, and filters in the address apply to all people', () => {
  const draft = { query: 'canton=ZH', base_version: 1 };
  expect(read('view=7', [{ ...SAVED, draft }])).toEqual(list(ZURICH));
  expect(read('view=7&canton=ZH')).toEqual(list(ZURICH));
  expect(read('view=7&mode=active')).toEqual(list({ view: '7' }));
});

test('an unknown view shows all active startups, but only after the views have loaded', () => {
  expect(read('view=8&canton=ZH&startup=3')).toEqual(list({ startup: '3' }));
  expect(read('view=8', null).view).toBe('8');
});

test.each([
  ['view=7&page=3', 'as it was saved'],
  ['view=7&canton=ZH&since=visit', 'changed'],
  ['view=7&mode=active', 'without any filter'],
])('the address %s of a view %s opens the same list again', (text) => {
  const query = read(text);
  expect(read(toViewAddress(query, [SAVED]).toString())).toEqual(query);
});

test('the address of a list without a view contains no view', () => {
  expect(toViewAddress(list({ canton: ['ZH'] }), [SAVED]).toString()).toBe('canton=ZH');
});

test('a search, a page or an open startup does not change a view, but filters, order and layout do', () => {
  const saved = read('view=7');
  expect(diffFromSaved({ ...saved, q: 'acme', page: 4, startup: '2', since: 'visit' }, SAVED)).toBeNull();
  expect(diffFromSaved({ ...saved, q: 'acme', dir: 'asc' }, SAVED)).toContain('dir=asc');
  expect(diffFromSaved({ ...saved, q: 'acme', dir: 'asc' }, SAVED)).not.toContain('acme');
  expect(serializeView(FIRST_LIST)).toBe('');
});
