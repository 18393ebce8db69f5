import { keepNames, readBrand, readKeptNames } from './brand';
import { fakeServer } from './testing/fake-server';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const PASSWORDS = {
  signInWith: null,
  passwordSignIn: 'all',
  signOutAtProvider: false,
  passkeySignIn: false,
};
const PROVIDER = {
  signInWith: 'Acme',
  passwordSignIn: 'named',
  signOutAtProvider: true,
  passkeySignIn: true,
};
const DEFAULTS = { productTitle: 'Vaglio', foundationName: 'Foundation', logo: null, ...PASSWORDS };

test.each([
  [
    'the texts of GET /config',
    { data: { productTitle: 'Sieve', foundationName: 'Lindmatt Foundation', logo: '/config/logo?v=2' } },
    { productTitle: 'Sieve', foundationName: 'Lindmatt Foundation', logo: '/config/logo?v=2', ...PASSWORDS },
  ],
  [
    'with the provider at which people sign in, and their passkeys',
    { data: { ...DEFAULTS, ...PROVIDER } },
    { ...DEFAULTS, ...PROVIDER },
  ],
  ['without a logo from elsewhere', { data: { ...DEFAULTS, logo: '//x.ch/config/logo' } }, DEFAULTS],
  [
    'a default for what it leaves out',
    { data: { productTitle: 'Sieve' } },
    { ...DEFAULTS, productTitle: 'Sieve' },
  ],
  ['the defaults when there is no such call', { status: 404, data: { error: 'Not found' } }, DEFAULTS],
  ['the defaults when a web page is answered', { text: '<!doctype html>' }, DEFAULTS],
  ['the defaults when nothing answers', null, DEFAULTS],
])('the brand in the app is %s', async (_name, answer, brand) => {
  const calls = fakeServer(() => answer);
  expect(await readBrand()).toEqual(brand);
  expect(calls.map(({ path }) => path)).toEqual(['/config']);
});

test('the product names of the last visit are stored, and shown if the server does not respond', async () => {
  const names = { productTitle: 'Sieve', foundationName: 'Lindmatt Foundation' };
  const brand = { ...DEFAULTS, ...names, logo: '/config/logo', passwordSignIn: 'all' };
  keepNames(brand);
  expect(readKeptNames()).toEqual(names);
  fakeServer(() => null);
  expect(await readBrand()).toEqual({ ...DEFAULTS, ...names });
});

test.each([['{'], ['null'], ['7'], ['{"productTitle":7,"foundationName":"x"}']])(
  'if the stored value is %s, the product names are unknown',
  (kept) => {
    localStorage.setItem('brand', kept);
    expect(readKeptNames()).toBeNull();
  },
);
