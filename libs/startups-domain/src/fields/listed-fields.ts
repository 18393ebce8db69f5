import { describeField, FIELD_NAMES, rangeOf } from './field-lists';
import {
  STARTUP_FIELDS,
  type Bound,
  type FieldKind,
  type ListedDescription,
  type ListedField,
  type RangeFilter,
  type SortField,
  type StartupField,
} from './startup-fields';

/** Filter of the ranked list by two bounds, and the column of the same name. */
export interface Range {
  readonly field: ListedField;
  readonly kind: Extract<FieldKind, 'year' | 'count' | 'money' | 'date'>;
  readonly bounds: readonly [from: Bound, to: Bound];
  /** Range of the values of a number, both ends included. */
  readonly minimum: number;
  readonly maximum: number;
  readonly filterLabel: string;
  readonly chipLabel: string;
  readonly columnLabel: string;
  readonly isUsualColumn: boolean;
  /** Descriptions of the bounds in the API document. */
  readonly boundHelp: ListedDescription['boundHelp'];
}

/** Names of the fields with a filter and a column of the ranked list, in the order of the fields. */
export const LISTED_FIELDS: readonly ListedField[] = FIELD_NAMES.filter(isListed);

/** Names of the filters by two bounds and of their columns, in the order in which they are offered. */
export const RANGE_FILTERS: readonly RangeFilter[] = LISTED_FIELDS.map(
  (field) => STARTUP_FIELDS[field].listed.name,
);

/** Filters by two bounds. */
export const RANGES: Readonly<Record<RangeFilter, Range>> = ranges();

/** Names of all bounds in queries, in the order of their filters. */
export const BOUNDS: readonly Bound[] = RANGE_FILTERS.flatMap((filter) => RANGES[filter].bounds);

/** Names of the fields by which the ranked list is sorted, in the order in which they are offered. */
export const SORT_FIELDS: readonly SortField[] = LISTED_FIELDS.filter(isSortField).sort(
  (a, b) => STARTUP_FIELDS[a].listed.sortOrder - STARTUP_FIELDS[b].listed.sortOrder,
);

/** Returns whether the ranked list is sorted by a field. */
export function isSortField(field: StartupField): field is SortField {
  return describeField(field)?.listed?.sortOrder !== undefined;
}

/** Returns whether a name is that of a filter by two bounds. */
export function isRangeFilter(name: string): name is RangeFilter {
  return Object.hasOwn(RANGES, name);
}

function isListed(field: StartupField): field is ListedField {
  return describeField(field)?.listed !== undefined;
}

function ranges(): Readonly<Record<RangeFilter, Range>>;
function ranges(): Readonly<Record<string, Range>> {
  return Object.fromEntries(
    LISTED_FIELDS.map((field) => [STARTUP_FIELDS[field].listed.name, toRange(field)]),
  );
}

function toRange(field: ListedField): Range {
  const { kind } = STARTUP_FIELDS[field];
  const listed: ListedDescription = STARTUP_FIELDS[field].listed;
  const { name } = STARTUP_FIELDS[field].listed;
  return {
    field,
    kind,
    bounds: [`${name}_from`, `${name}_to`],
    ...rangeOf(field),
    filterLabel: listed.filterLabel,
    chipLabel: listed.chipLabel ?? listed.filterLabel,
    columnLabel: listed.columnLabel,
    isUsualColumn: listed.isUsualColumn ?? false,
    boundHelp: listed.boundHelp,
  };
}
