import { parseImportDate } from '@vaglio/startups-domain';
import { refuseHiddenIn } from '../contract/address-text';
import { badRequest } from '../errors';
import { wellFormed } from '../well-formed';
import { toWebAddress } from './web-address';

/** Soft hyphens, zero-width characters and byte order marks, which spreadsheets and web pages put into copied text. */
const COPIED_ALONG = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const LINE_BREAKS = /[\t\r\n]+/g;
/** Fits numeric(18, 2) with room to spare. */
export const MAX_MONEY = 1e15;

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

/** A web address. @throws a 400 that states the rule, for any other address */
export function readAddress(
  field: string,
  text: string | null | undefined,
  rule = 'must be a web address (http or https).',
): string | null {
  const clean = cleanText(text?.replace(COPIED_ALONG, '').replace(LINE_BREAKS, ''));
  if (clean === null) return null;
  refuseHiddenIn(field, clean, badRequest);
  const address = toWebAddress(clean);
  if (address === null) throw badRequest(`${field} ${rule}`);
  return address;
}

/** An email address, or several: line breaks become blanks. @throws a 400 for control and directional characters */
export function readEmail(field: string, text: string | null | undefined): string | null {
  const clean = cleanText(text?.replace(COPIED_ALONG, '').replace(LINE_BREAKS, ' '));
  if (clean !== null) refuseHiddenIn(field, clean, badRequest);
  return clean;
}
