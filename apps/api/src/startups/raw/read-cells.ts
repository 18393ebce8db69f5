import { parseImportDate, rangeOf } from '@vaglio/startups-domain';
import { refuseHiddenIn } from '../../platform/http/validation/address-text';
import { badRequest } from '../../platform/http/errors/errors';
import { wellFormed } from '../../platform/text/well-formed';
import { toWebAddress } from './web-address';

/** Matches soft hyphens, zero-width characters and byte order marks, which copied texts may contain. */
const COPIED_ALONG = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const LINE_BREAKS = /[\t\r\n]+/g;
/** Matches the start of a second address in a line, after white space or a separator. */
const NEXT_ADDRESS = /[\s,;|](?:https?:\/\/|www\.)/i;
/** Maximum amount of money, which fits numeric(18, 2). */
const MAX_MONEY = rangeOf('raised_money').maximum;

/** Trims a text; null if the result is empty. */
export function cleanText(text: string | null | undefined): string | null {
  return wellFormed(text ?? '').trim() || null;
}

/**
 * Rounds an amount to two decimals.
 * @throws a 400 for a negative or too large amount
 */
export function readMoney(field: string, amount: number | null | undefined): number | null {
  if (amount === null || amount === undefined) return null;
  if (!(amount >= 0 && amount <= MAX_MONEY))
    throw badRequest(`${field} must be from 0 to ${MAX_MONEY.toLocaleString('en')}.`);
  return Math.round(amount * 100) / 100;
}

/**
 * Converts a date to YYYY-MM-DD and removes its time.
 * @throws a 400 for an invalid date
 */
export function readDay(field: string, text: string | null | undefined): string | null {
  const clean = cleanText(text);
  if (clean === null) return null;
  const day = parseImportDate(clean.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1'));
  if (day === null) throw badRequest(`${field} must be a day that exists (YYYY-MM-DD).`);
  return day;
}

/** Normalizes a name: removes hidden characters and replaces line breaks with spaces. */
export function readNameCell(text: string): string {
  return wellFormed(text).replace(COPIED_ALONG, '').trim().replace(LINE_BREAKS, ' ');
}

/**
 * Normalizes a web address. Line breaks inside the address are removed.
 * @throws a 400 with the rule for an invalid address, and for several addresses
 */
export function readAddress(
  field: string,
  text: string | null | undefined,
  rule = 'must be a web address (http or https).',
): string | null {
  const given = cleanText(text?.replace(COPIED_ALONG, ''));
  if (given === null) return null;
  const clean = joinLines(field, given, rule);
  refuseHiddenIn(field, clean, badRequest);
  const address = toWebAddress(clean);
  if (address === null) throw badRequest(`${field} ${rule}`);
  return address;
}

/**
 * Joins the lines of an address. Lines after a complete address continue its path. Any other line is refused, because
 * it is another address or a remark and the result would be a wrong address.
 */
function joinLines(field: string, text: string, rule: string): string {
  const [first = '', ...others] = text.split(LINE_BREAKS).map((line) => line.trim());
  const joined = others.reduce((held, line) => {
    const isWhole = toWebAddress(held) !== null && held.includes('.');
    if (isWhole && toWebAddress(line) !== null) throw several(field);
    if (isWhole && !canGoOn(held, line)) throw badRequest(`${field} ${rule}`);
    return held + line;
  }, first);
  if (NEXT_ADDRESS.test(joined)) throw several(field);
  return joined;
}

const several = (field: string) => badRequest(`${field} holds several addresses.`);

/** Returns whether a line continues an address: inside its path, or with a character that starts a path. */
function canGoOn(address: string, line: string): boolean {
  const hasPath = /[/?#]/.test(address.replace(/^(?:https?:)?\/\//i, ''));
  return !/\s/.test(line) && (hasPath || /^[/?#.:]/.test(line) || /[.-]$/.test(address));
}

/**
 * Normalizes one or several email addresses. Line breaks become spaces.
 * @throws a 400 for control and directional characters
 */
export function readEmail(field: string, text: string | null | undefined): string | null {
  const clean = cleanText(text?.replace(COPIED_ALONG, '').replace(LINE_BREAKS, ' '));
  if (clean !== null) refuseHiddenIn(field, clean, badRequest);
  return clean;
}
