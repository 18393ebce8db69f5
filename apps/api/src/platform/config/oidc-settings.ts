import { ROLES, type Role } from '@vaglio/access-control';
import { isUrl } from '@vaglio/startups-domain';
import { emailKey } from '../text/email-key';
import { asFlag, asList, asText, type ReadSetting } from './read-setting';

/** OpenID Connect provider of an organisation, with the mapping of its claims. */
export type OidcSettings = {
  /** Base address of the provider's OpenID configuration, without a trailing slash. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Name displayed on the button 'Sign in with …'. */
  name: string;
  /** Space-separated scopes, including `openid`. */
  scopes: string;
  /** Name of the claim that contains groups or roles. */
  roleClaim: string;
  /** Roles by claim value; empty if roles are assigned in Vaglio. */
  roles: readonly (readonly [value: string, role: Role])[];
  /** Role of a person without a mapped claim value. If no values are mapped, the role of every new account. */
  defaultRole: Role | undefined;
  /** True if a person's first sign-in creates an account. */
  createsUsers: boolean;
  /** Name of the claim by which the provider confirms that the email address is verified. */
  verifiedClaim: string;
  /** True if every sign-in through the provider counts as a sign-in with a second factor. */
  trustsSecondFactor: boolean;
  /** True if only the accounts in `passwordAccounts` may sign in with a password. */
  isOnly: boolean;
  /** True if signing out of Vaglio also signs the person out of the provider. */
  signsOut: boolean;
  /** Normalized email addresses that may sign in with a password although `isOnly` is set. */
  passwordAccounts: readonly string[];
};

const PAIR = /^(.{1,200})=(\w+)$/;

/**
 * Reads the OpenID Connect provider from the environment; undefined if no provider is configured.
 * @param read collects invalid settings
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

/** Accepts plain HTTP only for an address on this machine, because codes and secrets are sent to the provider. */
function asIssuer(text: string): string | undefined {
  if (!isUrl(text)) return undefined;
  const { protocol, username, search, hash } = new URL(text);
  const isUsable = protocol === 'https:' || isOnThisMachine(text);
  return isUsable && username === '' && search === '' && hash === '' ? text.replace(/\/$/, '') : undefined;
}

/** Returns whether an address is an unencrypted address on this machine. */
export function isOnThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const hostOf = (issuer: string) => (issuer === '' ? '' : new URL(issuer).host);
