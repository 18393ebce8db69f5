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

/** What the provider says about a person, as far as it is used. */
export type Claims = Readonly<Record<string, unknown>>;

/** A person as the provider knows them. */
export type ProvidedPerson = {
  issuer: string;
  /** Never given to another person by this issuer. */
  subject: string;
  /** Null when there is none that could be an address. */
  email: string | null;
  isEmailVerified: boolean;
  username: string;
  first_name: string | null;
  last_name: string | null;
  /** The highest that the claims mean, else the usual one; null: none. */
  role: Role | null;
  /** Whether a second factor was given there. */
  hasSecondFactor: boolean;
  /** Of the session there; null where the provider names none. */
  sid: string | null;
};

type Meanings = Pick<
  OidcSettings,
  'roleClaim' | 'roles' | 'defaultRole' | 'verifiedClaim' | 'trustsSecondFactor'
>;

/** Reads the claims of a sign-in, whose issuer and subject were checked. Never throws: what has another type is left out. */
export function providedPerson(claims: Claims, settings: Meanings): ProvidedPerson {
  const email = toEmail(claims['email']);
  const local = email?.split('@')[0] ?? '';
  const names = {
    first_name: toName(claims['given_name'], MAX_PART_OF_NAME_LENGTH),
    last_name: toName(claims['family_name'], MAX_PART_OF_NAME_LENGTH),
  };
  // The mark may be cut in two.
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

/** A claim by its name, or by the path to it, such as `realm_access.roles`. */
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

/** Providers write it as a truth value, a text or a number. */
const isTrue = (claim: unknown) => claim === true || claim === 'true' || claim === '1' || claim === 1;

/** An address is never cut, since that makes another one. Blanks around it do not count. */
function toEmail(claim: unknown): string | null {
  if (typeof claim !== 'string' || claim.length > MAX_EMAIL_LENGTH) return null;
  const email = claim.trim();
  return isEmailAddress(email) && hiddenIn(claim) === null ? email : null;
}

/**
 * A name that can be shown, of a person.
 * @param claim of any length: it is cut before anything is looked for in it
 * @param most code points of the name
 * @returns null when nothing can be seen of it, or something is hidden in it
 */
function toName(claim: unknown, most: number): string | null {
  const given = typeof claim === 'string' ? cutTo(claim, most) : '';
  const text = cutTo(withoutServiceMark(given.trim()), most).trim();
  return hasVisible(text) && nameFault(text) === null ? text : null;
}

function cutTo(text: string, most: number): string {
  return [...text.slice(0, 2 * most)].slice(0, most).join('');
}
