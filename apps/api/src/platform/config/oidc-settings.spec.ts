import { readSettings } from './settings';

const SET = {
  OIDC_ISSUER: 'https://login.example/realms/staff/',
  OIDC_CLIENT_ID: 'vaglio',
  OIDC_CLIENT_SECRET: 'hush-hush',
};

test('issuer and client are sufficient as provider settings', () => {
  expect(readSettings(SET).oidc).toEqual({
    issuer: 'https://login.example/realms/staff',
    clientId: 'vaglio',
    clientSecret: 'hush-hush',
    name: 'login.example',
    scopes: 'openid profile email',
    roleClaim: 'groups',
    roles: [],
    defaultRole: undefined,
    createsUsers: false,
    verifiedClaim: 'email_verified',
    trustsSecondFactor: false,
    isOnly: false,
    signsOut: false,
    passwordAccounts: [],
  });
});

test('every provider variable is used', () => {
  const env = {
    ...SET,
    OIDC_NAME: 'Acme',
    OIDC_SCOPES: 'openid  email groups',
    OIDC_ROLE_CLAIM: 'realm_access.roles',
    OIDC_ROLES: '/vaglio=admins=admin, staff=super',
    OIDC_DEFAULT_ROLE: 'user',
    OIDC_CREATE_USERS: '1',
    OIDC_VERIFIED_CLAIM: 'xms_edov',
    OIDC_TRUST_SECOND_FACTOR: '1',
    OIDC_ONLY: '1',
    OIDC_SIGN_OUT: '1',
    OIDC_PASSWORD_ACCOUNTS: 'Ann@X.ch, ben@x.ch',
  };
  expect(readSettings(env).oidc).toMatchObject({
    name: 'Acme',
    scopes: 'openid email groups',
    roleClaim: 'realm_access.roles',
    roles: [
      ['/vaglio=admins', 'admin'],
      ['staff', 'super'],
    ],
    defaultRole: 'user',
    createsUsers: true,
    verifiedClaim: 'xms_edov',
    trustsSecondFactor: true,
    isOnly: true,
    signsOut: true,
    passwordAccounts: ['ann@x.ch', 'ben@x.ch'],
  });
});

test.each([
  [
    { ...SET, OIDC_CLIENT_SECRET: '' },
    'OIDC_ISSUER must be used together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
  ],
  [{ OIDC_CLIENT_ID: 'vaglio' }, 'OIDC_CLIENT_ID must be used together with OIDC_ISSUER'],
  [{ OIDC_ONLY: '1' }, 'OIDC_ONLY must be used together with OIDC_ISSUER'],
  [{ ...SET, OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER must be an address'],
  [{ ...SET, OIDC_ISSUER: 'https://login.example/?a=1' }, 'OIDC_ISSUER must be an address'],
  [{ ...SET, OIDC_ROLES: 'staff=boss' }, 'OIDC_ROLES must be pairs'],
  [{ ...SET, OIDC_ROLES: 'staff' }, 'OIDC_ROLES must be pairs'],
  [{ ...SET, OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must be scopes'],
  [
    { ...SET, OIDC_CREATE_USERS: '1' },
    'OIDC_CREATE_USERS must be used together with OIDC_ROLES or OIDC_DEFAULT_ROLE',
  ],
])('the provider settings %j are refused with an explanation that omits the secret', (env, text) => {
  expect(() => readSettings(env)).toThrow(text);
  expect(() => readSettings(env)).not.toThrow('hush-hush');
});

test('without encryption only a sign-in provider on this machine is accepted', () => {
  expect(readSettings({ ...SET, OIDC_ISSUER: 'http://127.0.0.1:9000' }).oidc?.issuer).toBe(
    'http://127.0.0.1:9000',
  );
});
