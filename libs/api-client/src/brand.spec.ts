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
    'the brand texts of GET /config',
    { data: { productTitle: 'Sieve', foundationName: 'Lindmatt Foundation', logo: '/config/logo?v=2' } },
    { productTitle: 'Sieve', foundationName: 'Lindmatt Foundation', logo: '/config/logo?v=2', ...PASSWORDS },
  ],
  [
    'the sign-in provider and the passkey support of GET /config',
    { data: { ...DEFAULTS, ...PROVIDER } },
    { ...DEFAULTS, ...PROVIDER },
  ],
  ['no logo from another host', { data: { ...DEFAULTS, logo: '//x.ch/config/logo' } }, DEFAULTS],
  [
    'the default for a missing brand text',
    { data: { productTitle: 'Sieve' } },
    { ...DEFAULTS, productTitle: 'Sieve' },
  ],
  [
    'the default brand if GET /config does not exist',
    { status: 404, data: { error: 'Not found' } },
    DEFAULTS,
  ],
  ['the default brand if GET /config returns a web page', { text: '<!doctype html>' }, DEFAULTS],
  ['the default brand if the server does not respond', null, DEFAULTS],
])('the app shows %s', async (_name, answer, brand) => {
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
