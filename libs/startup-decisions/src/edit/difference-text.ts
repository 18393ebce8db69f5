import type { Startup } from '@vaglio/contract';
import { isFlagSet } from '@vaglio/startups-domain';

const TEXTS = [
  ['email', 'Email'],
  ['number', 'Phone'],
  ['website', 'Website'],
  ['founding_year', 'Founding year'],
  ['company_description', 'Description'],
  ['pros_text', 'Pros'],
  ['cons_text', 'Risks'],
] as const;

const FLAGS = [
  ['email_sent', 'Contacted'],
  ['create_contract', 'Contract'],
  ['interested', 'Investment'],
  ['rejected', 'Rejected'],
] as const;

const SHOWN_LENGTH = 80;

/**
 * Describes the differences between the startup that a user saw and the current startup, such as 'Email is now
 * “a@b.ch”, it was empty.' or 'Contacted is now set.'
 * @returns [] if the fields that users edit are equal
 */
export function differenceText(seen: Startup, current: Startup): string[] {
  const texts = TEXTS.filter(([field]) => seen[field] !== current[field]).map(
    ([field, name]) => `${name} is now ${quoted(current[field])}, it was ${quoted(seen[field])}.`,
  );
  const flags = FLAGS.filter(([field]) => isFlagSet(seen[field]) !== isFlagSet(current[field])).map(
    ([field, name]) => `${name} is ${isFlagSet(current[field]) ? 'now' : 'no longer'} set.`,
  );
  return [...texts, ...flags];
}

function quoted(value: string | number | null): string {
  if (value === null) return 'empty';
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > SHOWN_LENGTH ? `“${text.slice(0, SHOWN_LENGTH).trimEnd()}…”` : `“${text}”`;
}
