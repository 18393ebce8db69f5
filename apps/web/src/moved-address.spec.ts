import { movedAddress } from './moved-address';

test.each([
  ['?dossier=7', '/dossier?id=7'],
  ['?dossier=7&top=eligible&dates=de', '/dossier?id=7&top=eligible&dates=de'],
  ['?dossier=list', '/dossier'],
  ['?dossier=list&ids=7,9&canton=ZH&canton=BE', '/dossier?ids=7,9&canton=ZH&canton=BE'],
  ['?view=4&compare=7,12', '/compare?ids=7,12&view=4'],
  ['?compare=', '/compare?ids='],
  ['?review=articles&only=money&article=8', '/review?tab=articles&only=money&article=8'],
  ['?review=duplicates&pair=2&tab=facts', '/review?tab=duplicates&pair=2'],
  ['?review=done', '/review?tab=done'],
  ['?compare=7,12&dossier=7', '/dossier?id=7&compare=7,12'],
])('the old list address %s redirects to %s', (search, address) =>
  expect(decodeURIComponent(movedAddress({ search, hash: '' }) ?? '')).toBe(address),
);

test('a redirect from an old list address keeps the hash', () =>
  expect(movedAddress({ search: '?dossier=7', hash: '#score' })).toBe('/dossier?id=7#score'));

test.each(['', '?startup=7', '?q=review&sort=name'])(
  'the list address %s is current and is not redirected',
  (search) => expect(movedAddress({ search, hash: '' })).toBeNull(),
);
