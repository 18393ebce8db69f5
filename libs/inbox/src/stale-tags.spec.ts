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
  ['a new notification while another was marked as read', { unread: 2, newest: '10' }, {}, true],
  ['a first event about displayed notifications', { unread: 2, newest: '9' }, { newest: undefined }, false],
  ['a first event about a newer notification', { unread: 3, newest: '10' }, { newest: undefined }, true],
  ['marking a displayed notification as read on this page', { unread: 2, newest: '9' }, {}, false],
  ['marking a notification as read on another page', { unread: 1, newest: '9' }, {}, true],
  ['an event from a server that does not name the newest notification', { unread: 2 }, {}, true],
])('the inbox reloads after %s (event %j, displayed %j): %s', (_name, data, shown, isLoaded) => {
  expect(inbox(data, shown).tags).toEqual(isLoaded ? ['notifications'] : []);
});

test.each([
  ['by other people', { id: '7', requests: ['other'] }, true],
  ['by this page', { id: '7', requests: ['own-1', 'own-2'] }, false],
  ['by this page and by other people', { id: '7', requests: ['own-1', 'other'] }, true],
  ['by the server', { id: '7', requests: null }, true],
  ['by an unknown client of an older server', { id: '7' }, true],
  ['of many startups by other people', { id: null, requests: null }, true],
  ['of many startups by this page', { id: null, requests: ['own-1'] }, false],
  ['of another startup', { id: '8', requests: ['other'] }, false],
])('the open startup reloads after a change %s: %j', (_name, data, isLoaded) => {
  expect(startup(data)).toBe(isLoaded);
});

test('an invalid event, an event about another startup, or no open startup causes no reload', () => {
  expect(startup({ id: '7' }, { open: null })).toBe(false);
  expect(staleTags({ name: 'other', data: '{}' }, SHOWN).tags).toEqual([]);
  expect(staleTags({ name: 'startup', data: '{' }, SHOWN).tags).toEqual([]);
});
