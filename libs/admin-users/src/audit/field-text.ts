import { EMPTY_VALUE, formatExact, formatWeight } from '@vaglio/ui';
import { fieldLabel } from '@vaglio/startups-domain';
import { property } from '@vaglio/contract';
import { isHash } from './kept-fields';

/** Fields whose labels differ from their names. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['value', 'Weight'],
  ['parameterName', 'Name'],
  ['group_name', 'Name'],
  ['company_name', 'Name'],
  ['accountStatus', 'Status'],
  ['scopes', 'Rights'],
  ['intervalSec', 'Interval'],
  ['url', 'Address'],
  ['dry', 'Dry run'],
  ['delay_ms', 'Delay (ms)'],
  ['budget_tokens', 'Budget (tokens)'],
  ['top_p', 'Top-p'],
  ['max_output_tokens', 'Max output tokens'],
  ['is_active', 'Active'],
  ['interested', 'Investment'],
  ['email_sent', 'Contacted'],
  ['create_contract', 'Contract'],
  ['raised_money', 'Raised money'],
]);
/** Names of fields with technical values, such as ids and hashes. */
const MACHINE = /^(?:id|uuid|outcome|rescored|version_id|.+_id|.+ID|.+Id|.+_key|sha\d*|.*hash)$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d))?$/;
const LABELS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
  ['', EMPTY_VALUE],
  ['must_change_password', 'must change password'],
  ['keep_highest_precedence', 'keep the highest precedence'],
  ['keep_lowest_precedence', 'keep the lowest precedence'],
  ['investments:write', 'may edit investments'],
]);

/** Returns true if a value is readable, which means neither an id nor a hash nor another technical value. */
export function isForPeople(path: string, value: unknown): boolean {
  return !MACHINE.test(lastOf(path)) && !isHash(value);
}

/** Returns the label of a field, such as 'Founding year' for `founding_year`. For a path, it uses the last part. */
export function fieldText(path: string): string {
  const field = lastOf(path);
  return NAMES.get(field) ?? fieldLabel(field.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase());
}

/**
 * Formats a value for display. Numbers have Swiss grouping, dates are formatted, and booleans become yes or no. A
 * missing value is null.
 */
export function valueText(path: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) {
    const mapped = value.map(mappedText);
    if (mapped.length > 0 && mapped.every((text) => text !== null)) return mapped.join('\n');
    return value.map((item) => valueText(path, item) ?? '').join(', ') || 'none';
  }
  const field = lastOf(path);
  if (field === 'intervalSec' && typeof value === 'number') return durationText(value);
  if (field.endsWith('year')) return String(value);
  if (typeof value === 'number') return numberText(value);
  const known = LABELS.get(value);
  if (known !== undefined) return known;
  if (typeof value === 'string') return TIMESTAMP.test(value) ? formatExact(value) : value;
  return JSON.stringify(value);
}

/**
 * Formats a mapping of an import, such as 'Description → article in short' for a column or 'Zug → ZG' for a value. It
 * returns null for any other item.
 */
function mappedText(item: unknown): string | null {
  const [header, becomes, award] = ['header', 'becomes', 'award'].map((name) => property(item, name));
  if (typeof header === 'string' && typeof becomes === 'string') {
    const column = header.trim() || `Column ${numberText(Number(property(item, 'column')) || 0)}`;
    if (becomes === 'leave_out') return `${column} → left out`;
    return `${column} → ${typeof award === 'string' ? `award ${award}` : fieldLabel(becomes).toLowerCase()}`;
  }
  const [text, code] = ['text', 'code'].map((name) => property(item, name));
  return typeof text === 'string' && typeof code === 'string' ? `${text} → ${code}` : null;
}

/** Formats a number without trailing zeros, such as '1’250.5'. */
function numberText(value: number): string {
  return formatWeight(value).replace(/\.?0{1,20}$/, '');
}

/**
 * Formats a duration, such as '5 minutes' or '1.5 hours'.
 * @param seconds 0 or more
 */
function durationText(seconds: number): string {
  const [amount, unit] =
    seconds >= 3600
      ? [seconds / 3600, 'hour']
      : seconds >= 60
        ? [seconds / 60, 'minute']
        : [seconds, 'second'];
  return `${numberText(amount)} ${unit}${amount === 1 ? '' : 's'}`;
}

function lastOf(path: string): string {
  return path.split('.').at(-1) ?? path;
}
