import { ROLES, type Role } from '@vaglio/access-control';
import { isServiceName, withoutServiceMark } from '../accounts/service-name';
import { isEmailAddress } from '../../platform/http/validation/address-text';
import { hasVisible, hiddenIn, nameFault } from '@vaglio/startups-domain';
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PART_OF_NAME_LENGTH,
} from '../../platform/http/validation/text-limits';
import { toIdentifier } from './logout-token';
import type { OidcSettings } from '../../platform/config/oidc-settings';

/** Claims of an OpenID Connect provider about a person. */
export type Claims = Readonly<Record<string, unknown>>;

/** Person as described by the provider. */
export type ProvidedPerson = {
  issuer: string;
  /** Id that this issuer never assigns to another person. */
  subject: string;
  /** Email address; null if it is missing or invalid. */
  email: string | null;
  isEmailVerified: boolean;
  username: string;
  first_name: string | null;
  last_name: string | null;
  /** Highest role in the claims, otherwise the default role; null if there is neither. */
  role: Role | null;
  /** True if the provider verified a second factor. */
  hasSecondFactor: boolean;
  /** Id of the session at the provider; null if the provider sends none. */
  sid: string | null;
};

type Meanings = Pick<
  OidcSettings,
  'roleClaim' | 'roles' | 'defaultRole' | 'verifiedClaim' | 'trustsSecondFactor'
>;

/**
 * Reads the claims of a sign-in with verified issuer and subject. It never throws: values of a wrong type are ignored.
 */
export function providedPerson(claims: Claims, settings: Meanings): ProvidedPerson {
  const email = toEmail(claims['email']);
  const local = email?.split('@')[0] ?? '';
  const names = {
    first_name: toName(claims['given_name'], MAX_PART_OF_NAME_LENGTH),
    last_name: toName(claims['family_name'], MAX_PART_OF_NAME_LENGTH),
  };
  // The suffix of service accounts may be split between first and last name.
  const isMarked = isServiceName(`${names.first_name} ${names.last_name}`);
  return {
    issuer: String(claims['iss']),
    subject: String(claims['sub']),
    email,
    isEmailVerified: isTrue(claimAt(claims, settings.verifiedClaim)),
    username:
      toName(claims['preferred_username'], MAX_NAME_LENGTH) ?? toName(local, MAX_NAME_LENGTH) ?? 'person',
    ...(isMarked ? { first_name: null, last_name: null } : names),
    role: roleOf(claimAt(claims, settings.roleClaim), settings),
    hasSecondFactor: settings.trustsSecondFactor || textsOf(claims['amr']).includes('mfa'),
    sid: toIdentifier(claims['sid']),
  };
}

/** Returns the claim with a name or path, such as `realm_access.roles`. */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? Reflect.get(value, part)
          : undefined,
      claims,
    );
}

function roleOf(claim: unknown, { roles, defaultRole }: Meanings): Role | null {
  const values = new Set(textsOf(claim));
  const given = new Set(roles.filter(([value]) => values.has(value)).map(([, role]) => role));
  return ROLES.findLast((role) => given.has(role)) ?? defaultRole ?? null;
}

function textsOf(claim: unknown): string[] {
  return [claim].flat().filter((value) => typeof value === 'string');
}

/** Returns whether a claim is true. Providers send a boolean, a text or a number. */
const isTrue = (claim: unknown) => claim === true || claim === 'true' || claim === '1' || claim === 1;

/**
 * Returns an email address without surrounding spaces; null if it is invalid. It is never truncated, because the
 * result would be another address.
 */
function toEmail(claim: unknown): string | null {
  if (typeof claim !== 'string' || claim.length > MAX_EMAIL_LENGTH) return null;
  const email = claim.trim();
  return isEmailAddress(email) && hiddenIn(claim) === null ? email : null;
}

/**
 * Returns a name that can be displayed.
 * @param claim claim of any length, truncated before it is searched
 * @param most maximum number of code points
 * @returns null for a name without visible characters, or with hidden characters
 */
function toName(claim: unknown, most: number): string | null {
  const given = typeof claim === 'string' ? cutTo(claim, most) : '';
  const text = cutTo(withoutServiceMark(given.trim()), most).trim();
  return hasVisible(text) && nameFault(text) === null ? text : null;
}

function cutTo(text: string, most: number): string {
  return [...text.slice(0, 2 * most)].slice(0, most).join('');
}
