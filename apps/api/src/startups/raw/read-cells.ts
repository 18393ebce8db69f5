import { parseImportDate, rangeOf } from '@vaglio/startups-domain';
import { refuseHiddenIn } from '../../platform/http/validation/address-text';
import { badRequest } from '../../platform/http/errors/errors';
import { wellFormed } from '../../platform/text/well-formed';
import { toWebAddress } from './web-address';

/** Soft hyphens, zero-width characters and byte order marks, which spreadsheets and web pages put into copied text. */
const COPIED_ALONG = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const LINE_BREAKS = /[\t\r\n]+/g;
/** The beginning of a second address within one line, after a blank or a separator. */
const NEXT_ADDRESS = /[\s,;|](?:https?:\/\/|www\.)/i;
/** Fits numeric(18, 2) with room to spare. */
const MAX_MONEY = rangeOf('raised_money').maximum;

/** A text trimmed; null when nothing is left. */
export function cleanText(text: string | null | undefined): string | null {
  return wellFormed(text ?? '').trim() || null;
}

/** An amount with two decimals. @throws a 400 for a negative or endless one */
export function readMoney(field: string, amount: number | null | undefined): number | null {
  if (amount === null || amount === undefined) return null;
  if (!(amount >= 0 && amount <= MAX_MONEY))
    throw badRequest(`${field} must be from 0 to ${MAX_MONEY.toLocaleString('en')}.`);
  return Math.round(amount * 100) / 100;
}

/** A day as YYYY-MM-DD; the time of day is dropped. @throws a 400 for a day that does not exist */
export function readDay(field: string, text: string | null | undefined): string | null {
  const clean = cleanText(text);
  if (clean === null) return null;
  const day = parseImportDate(clean.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1'));
  if (day === null) throw badRequest(`${field} must be a day that exists (YYYY-MM-DD).`);
  return day;
}

/** A name as people read it: characters that were copied along are gone, line breaks are blanks. */
export function readNameCell(text: string): string {
  return wellFormed(text).replace(COPIED_ALONG, '').trim().replace(LINE_BREAKS, ' ');
}

/**
 * A web address; one that was wrapped into lines is joined.
 * @throws a 400 that states the rule, for any other address, and for several
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
 * The lines of one address in one: those behind a whole address go on with its path. Anything else is another address, or
 * a remark, which joined would make a wrong address.
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

/** Whether a line continues an address: within its path, or with the sign that begins one. */
function canGoOn(address: string, line: string): boolean {
  const hasPath = /[/?#]/.test(address.replace(/^(?:https?:)?\/\//i, ''));
  return !/\s/.test(line) && (hasPath || /^[/?#.:]/.test(line) || /[.-]$/.test(address));
}

/** An email address, or several: line breaks become blanks. @throws a 400 for control and directional characters */
export function readEmail(field: string, text: string | null | undefined): string | null {
  const clean = cleanText(text?.replace(COPIED_ALONG, '').replace(LINE_BREAKS, ' '));
  if (clean !== null) refuseHiddenIn(field, clean, badRequest);
  return clean;
}
