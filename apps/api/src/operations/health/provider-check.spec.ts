import { hostileProvider } from '../../testing/hostile-provider';
import { PROVIDER_SETTINGS } from '../../testing/openid-provider-process';
import { providerFinding } from './provider-check';

let provider: Awaited<ReturnType<typeof hostileProvider>>;
beforeAll(async () => {
  provider = await hostileProvider();
});
afterAll(() => provider.close());

const finding = async (over: object = {}) =>
  providerFinding({
    publicUrl: 'https://vaglio.example',
    port: 0,
    oidc: { ...PROVIDER_SETTINGS, issuer: provider.issuer, ...over },
  });

test('without a sign-in provider the doctor checks no provider', async () => {
  expect(await providerFinding({ publicUrl: undefined, port: 0, oidc: undefined })).toEqual([]);
});

test('the doctor shows a healthy sign-in provider with its registered address', async () => {
  expect(await finding()).toEqual([
    {
      subject: 'Sign-in provider',
      verdict: 'fine',
      text: 'Acme answers. People come back to https://vaglio.example/login/oidc.',
    },
  ]);
});

test('the doctor warns about a sign-in provider without an alternative sign-in', async () => {
  expect(await finding({ isOnly: true })).toMatchObject([{ verdict: 'warning' }]);
  expect(await finding({ isOnly: true, passwordAccounts: ['ann@x.ch'] })).toMatchObject([
    { verdict: 'fine' },
  ]);
});

test.each([
  ['does not respond', { wire: 'cut' } as const, 'does not answer'],
  ['names another issuer', { configuration: { issuer: 'https://login.example' } }, 'could not be verified'],
])('the doctor reports a sign-in provider that %s as a problem', async (_name, lies, text) => {
  provider.lie(lies);
  expect(await finding()).toMatchObject([{ verdict: 'problem', text: expect.stringContaining(text) }]);
});
