import { cantonCode } from '@vaglio/startups-domain';
import { isTooDeep } from '../../platform/http/validation/json-depth';
import { wellFormed } from '../../platform/text/well-formed';
import { MAX_REGISTER_NAME, MAX_REGISTER_PURPOSE } from './company-register';
import type { RegisterEntry } from '../../platform/db/schema/register-lookups.table';
import { readUid } from './uid';

/** Company in a Zefix search result. Canton and purpose are only in the complete record. */
export type ZefixHit = { legal_name: string; uid: string };

/** Parses a Zefix search result. @returns null if it is not a list of companies */
export function readHits(body: string): ZefixHit[] | null {
  return readList(body, (company) => {
    const [legal_name, uid] = [textOf(company, 'name', MAX_REGISTER_NAME), uidOf(company)];
    return legal_name === null || uid === null ? null : { legal_name, uid };
  });
}

/** Parses the Zefix records of a company number. @returns null if the text is not a list of companies */
export function readRecords(body: string): RegisterEntry[] | null {
  return readList(body, (company) => {
    const [legal_name, uid] = [textOf(company, 'name', MAX_REGISTER_NAME), uidOf(company)];
    if (legal_name === null || uid === null) return null;
    return {
      legal_name,
      uid,
      seat: textOf(company, 'legalSeat', MAX_REGISTER_NAME) ?? '',
      canton: cantonCode(textOf(company, 'canton', MAX_REGISTER_NAME)),
      purpose: textOf(company, 'purpose', MAX_REGISTER_PURPOSE),
      is_active: ACTIVE.has(textOf(company, 'status', MAX_REGISTER_NAME) ?? ''),
    };
  });
}

/** Status values of active companies. The public service and the register's website use different values. */
const ACTIVE: ReadonlySet<string> = new Set(['ACTIVE', 'EXISTIEREND']);

function readList<T>(body: string, read: (company: object) => T | null): T[] | null {
  const value = parsed(body);
  if (!Array.isArray(value)) return null;
  return value.flatMap((company: unknown) => {
    const entry = typeof company === 'object' && company !== null ? read(company) : null;
    return entry === null ? [] : [entry];
  });
}

function parsed(body: string): unknown {
  if (isTooDeep(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function uidOf(company: object): string | null {
  const text = textOf(company, 'uid', MAX_REGISTER_NAME);
  return text === null ? null : readUid(text);
}

function textOf(company: object, property: string, longest: number): string | null {
  const value: unknown = Object.entries(company).find(([key]) => key === property)?.[1];
  if (typeof value !== 'string') return null;
  const text = Array.from(wellFormed(value).replaceAll(/\s+/g, ' ').trim()).slice(0, longest).join('');
  return text === '' ? null : text;
}
