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

/** Range filter of the ranked list. The column of the field has the same name. */
export interface Range {
  readonly field: ListedField;
  readonly kind: Extract<FieldKind, 'year' | 'count' | 'money' | 'date'>;
  readonly bounds: readonly [from: Bound, to: Bound];
  /** Inclusive range of a number. */
  readonly minimum: number;
  readonly maximum: number;
  readonly filterLabel: string;
  readonly chipLabel: string;
  readonly columnLabel: string;
  readonly isUsualColumn: boolean;
  /** Descriptions of the bounds in the API document. */
  readonly boundHelp: ListedDescription['boundHelp'];
}

/** Names of the fields that have a filter and a column in the ranked list, in field order. */
export const LISTED_FIELDS: readonly ListedField[] = FIELD_NAMES.filter(isListed);

/** Names of the range filters and of their columns, in display order. */
export const RANGE_FILTERS: readonly RangeFilter[] = LISTED_FIELDS.map(
  (field) => STARTUP_FIELDS[field].listed.name,
);

/** Map from filter names to range filters. */
export const RANGES: Readonly<Record<RangeFilter, Range>> = ranges();

/** Query parameters of all bounds, in filter order. */
export const BOUNDS: readonly Bound[] = RANGE_FILTERS.flatMap((filter) => RANGES[filter].bounds);

/** Names of the fields that the ranked list can be sorted by, in display order. */
export const SORT_FIELDS: readonly SortField[] = LISTED_FIELDS.filter(isSortField).sort(
  (a, b) => STARTUP_FIELDS[a].listed.sortOrder - STARTUP_FIELDS[b].listed.sortOrder,
);

/** Returns true if the ranked list can be sorted by a field. */
export function isSortField(field: StartupField): field is SortField {
  return describeField(field)?.listed?.sortOrder !== undefined;
}

/** Returns true for the name of a range filter. */
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
