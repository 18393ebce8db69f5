import { ROLES, type Role } from '@vaglio/access-control';
import { isUrl } from '@vaglio/startups-domain';
import { emailKey } from '../text/email-key';
import { asFlag, asList, asText, type ReadSetting } from './read-setting';

/** The provider at which people of an organisation sign in, and what its claims mean here. */
export type OidcSettings = {
  /** The address below which it publishes its configuration, without a slash at its end. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How people call it: 'Sign in with …'. */
  name: string;
  /** Separated by blanks; `openid` is among them. */
  scopes: string;
  /** The claim that holds groups or roles. */
  roleClaim: string;
  /** What its values mean; empty: roles are given here, not there. */
  roles: readonly (readonly [value: string, role: Role])[];
  /** Of a person none of whose values means a role, and of a new account where no values are named. */
  defaultRole: Role | undefined;
  /** Whether a person without an account gets one at the first sign-in. */
  createsUsers: boolean;
  /** The claim that says that the provider has confirmed the email address. */
  verifiedClaim: string;
  /** Whether every sign-in there counts as one with a second factor. */
  trustsSecondFactor: boolean;
  /** Whether nobody signs in with a password but the named accounts. */
  isOnly: boolean;
  /** Whether who signed in there is signed out there too. */
  signsOut: boolean;
  /** Keys of the email addresses that may sign in with a password even so. */
  passwordAccounts: readonly string[];
};

const PAIR = /^(.{1,200})=(\w+)$/;

/**
 * Reads from the environment where people sign in besides; undefined: nowhere.
 * @param read collects what is wrong
 */
export function readOidc(read: ReadSetting): OidcSettings | undefined {
  const issuer = read('OIDC_ISSUER', '', asIssuer, 'an address like https://login.example/realms/staff');
  const settings: OidcSettings = {
    issuer,
    clientId: read('OIDC_CLIENT_ID', '', asText, 'a name'),
    clientSecret: read('OIDC_CLIENT_SECRET', '', asText, 'a secret'),
    name: read('OIDC_NAME', hostOf(issuer), asName, 'at most 40 characters long'),
    scopes: read('OIDC_SCOPES', 'openid profile email', asScopes, 'scopes like openid profile email'),
    roleClaim: read('OIDC_ROLE_CLAIM', 'groups', asText, 'the name of a claim'),
    roles: read(
      'OIDC_ROLES',
      [],
      asPairs,
      `pairs like staff-admins=admin, separated by commas, of the roles ${ROLES.join(', ')}`,
    ),
    defaultRole: read<Role | undefined>('OIDC_DEFAULT_ROLE', undefined, asRole, `one of ${ROLES.join(', ')}`),
    createsUsers: read('OIDC_CREATE_USERS', false, asFlag, '0 or 1'),
    verifiedClaim: read('OIDC_VERIFIED_CLAIM', 'email_verified', asText, 'the name of a claim'),
    trustsSecondFactor: read('OIDC_TRUST_SECOND_FACTOR', false, asFlag, '0 or 1'),
    isOnly: read('OIDC_ONLY', false, asFlag, '0 or 1'),
    signsOut: read('OIDC_SIGN_OUT', false, asFlag, '0 or 1'),
    passwordAccounts: read('OIDC_PASSWORD_ACCOUNTS', [], asEmails, 'email addresses, separated by commas'),
  };
  const refuse = (name: string, expected: string) => void read<string>(name, '', () => undefined, expected);
  if (issuer === '') {
    if (settings.clientId !== '') refuse('OIDC_CLIENT_ID', 'used together with OIDC_ISSUER');
    if (settings.clientSecret !== '') refuse('OIDC_CLIENT_SECRET', 'used together with OIDC_ISSUER');
    if (settings.isOnly) refuse('OIDC_ONLY', 'used together with OIDC_ISSUER');
    return undefined;
  }
  if (settings.clientId === '' || settings.clientSecret === '')
    refuse('OIDC_ISSUER', 'used together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  if (settings.createsUsers && settings.roles.length === 0 && settings.defaultRole === undefined)
    refuse('OIDC_CREATE_USERS', 'used together with OIDC_ROLES or OIDC_DEFAULT_ROLE');
  return settings;
}

const asName = (text: string) => (text.length <= 40 ? text : undefined);
const asRole = (text: string) => ROLES.find((role) => role === text);
const asScopes = (text: string) =>
  text.split(/\s+/).includes('openid') ? text.split(/\s+/).join(' ') : undefined;
const asEmails = (text: string) =>
  asList(text).every((email) => /^[^\s@]+@[^\s@]+$/.test(email)) ? asList(text).map(emailKey) : undefined;

function asPairs(text: string): [string, Role][] | undefined {
  const pairs = asList(text).map((entry) => PAIR.exec(entry));
  const read = pairs.flatMap((pair) => {
    const role = asRole(pair?.[2] ?? '');
    return pair?.[1] !== undefined && role ? [[pair[1].trim(), role] satisfies [string, Role]] : [];
  });
  return read.length === pairs.length ? read : undefined;
}

/** Codes and secrets are sent: only to this machine without encryption. */
function asIssuer(text: string): string | undefined {
  if (!isUrl(text)) return undefined;
  const { protocol, username, search, hash } = new URL(text);
  const isUsable = protocol === 'https:' || isOnThisMachine(text);
  return isUsable && username === '' && search === '' && hash === '' ? text.replace(/\/$/, '') : undefined;
}

/** Whether an address is reached without leaving this machine, and without encryption. */
export function isOnThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const hostOf = (issuer: string) => (issuer === '' ? '' : new URL(issuer).host);
