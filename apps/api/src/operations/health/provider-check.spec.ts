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

test('without a provider nothing is looked at', async () => {
  expect(await providerFinding({ publicUrl: undefined, port: 0, oidc: undefined })).toEqual([]);
});

test('a provider that answers is fine, with the address that is registered there', async () => {
  expect(await finding()).toEqual([
    {
      subject: 'Sign-in provider',
      verdict: 'fine',
      text: 'Acme answers. People come back to https://vaglio.example/login/oidc.',
    },
  ]);
});

test('where nobody gets in while it is away, somebody should look at it', async () => {
  expect(await finding({ isOnly: true })).toMatchObject([{ verdict: 'warning' }]);
  expect(await finding({ isOnly: true, passwordAccounts: ['ann@x.ch'] })).toMatchObject([
    { verdict: 'fine' },
  ]);
});

test.each([
  ['does not answer', { wire: 'cut' } as const, 'does not answer'],
  ['names another issuer', { configuration: { issuer: 'https://login.example' } }, 'could not be verified'],
])('a provider that %s is a problem', async (_name, lies, text) => {
  provider.lie(lies);
  expect(await finding()).toMatchObject([{ verdict: 'problem', text: expect.stringContaining(text) }]);
});
