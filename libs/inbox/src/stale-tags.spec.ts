import { staleTags, type Shown } from './stale-tags';

const SHOWN: Shown = {
  unread: 2,
  newest: '9',
  open: '7',
  isOwn: (request) => request.startsWith('own'),
};
const inbox = (data: object, shown: Partial<Shown> = {}) =>
  staleTags({ name: 'inbox', data: JSON.stringify(data) }, { ...SHOWN, ...shown });
const startup = (data: object, shown: Partial<Shown> = {}) =>
  staleTags({ name: 'startup', data: JSON.stringify(data) }, { ...SHOWN, ...shown }).tags.length > 0;

test.each([
  ['a new notification', { unread: 3, newest: '10' }, {}, true],
  ['a new one while another was read', { unread: 2, newest: '10' }, {}, true],
  ['the first event, of what was just loaded', { unread: 2, newest: '9' }, { newest: undefined }, false],
  ['the first event, of something newer', { unread: 3, newest: '10' }, { newest: undefined }, true],
  ['what was marked as read here and is shown', { unread: 2, newest: '9' }, {}, false],
  ['what was marked as read elsewhere', { unread: 1, newest: '9' }, {}, true],
  ['an event of a server that does not name the newest', { unread: 2 }, {}, true],
])('the inbox reloads after %s (event %j, displayed %j): %s', (_name, data, shown, isLoaded) => {
  expect(inbox(data, shown).tags).toEqual(isLoaded ? ['notifications'] : []);
});

test.each([
  ['by others', { id: '7', requests: ['other'] }, true],
  ['by this page', { id: '7', requests: ['own-1', 'own-2'] }, false],
  ['by this page and by others', { id: '7', requests: ['own-1', 'other'] }, true],
  ['by the server itself', { id: '7', requests: null }, true],
  ['by an unknown caller, as an older server reports', { id: '7' }, true],
  ['of many, by others', { id: null, requests: null }, true],
  ['of many, by this page', { id: null, requests: ['own-1'] }, false],
  ['of another one', { id: '8', requests: ['other'] }, false],
])('the open startup reloads after a change %s: %j', (_name, data, isLoaded) => {
  expect(startup(data)).toBe(isLoaded);
});

test('an invalid event, an event about another startup, or no open startup causes no reload', () => {
  expect(startup({ id: '7' }, { open: null })).toBe(false);
  expect(staleTags({ name: 'other', data: '{}' }, SHOWN).tags).toEqual([]);
  expect(staleTags({ name: 'startup', data: '{' }, SHOWN).tags).toEqual([]);
});
