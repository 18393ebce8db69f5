// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, number, oneOf, text, word, yes } from '../shapes/values';

export const importCountsShape = /* @__PURE__ */ object({
  create: count,
  update: count,
  unchanged: count,
  failed: count,
  noted: count,
  by_id: count,
  by_website: count,
  by_name: count,
  fields: count,
  prevented: count,
});

export const importSummaryShape = /* @__PURE__ */ object({
  id: text,
  file_name: text,
  size: count,
  received: count,
  state: oneOf(
    'uploading',
    'reading',
    'checking',
    'checked',
    'committing',
    'committed',
    'undoing',
    'undone',
    'cancelled',
    'failed',
  ),
  problem: nullable(text),
  interrupted: nullable(oneOf('reading', 'checking')),
  rows: count,
  blank: count,
  done: count,
  counts: nullable(importCountsShape),
  changed_since: nullable(count),
  created_by: nullable(text),
  uploaded_by: list(word),
  committed_by: nullable(text),
  undone_by: nullable(text),
  created_at: text,
  started_at: nullable(text),
  committed_at: nullable(text),
  undone_at: nullable(text),
});

export const importPageShape = /* @__PURE__ */ page('items', {
  items: list(importSummaryShape),
  page: optional(count),
  pageSize: optional(count),
});

export const importColumnShape = /* @__PURE__ */ object({
  header: text,
  samples: list(word),
  becomes: text,
  award: nullable(text),
  is_weighted: yes,
  how: oneOf('recognised', 'guessed', 'remembered', 'chosen', 'unknown'),
  candidates: list(word),
});

export const unknownImportValueShape = /* @__PURE__ */ object({
  field: oneOf('canton', 'sector'),
  text: text,
  lines: count,
  code: nullable(text),
});

export const importFileShape = /* @__PURE__ */ object({
  id: text,
  file_name: text,
  size: count,
  received: count,
  state: oneOf(
    'uploading',
    'reading',
    'checking',
    'checked',
    'committing',
    'committed',
    'undoing',
    'undone',
    'cancelled',
    'failed',
  ),
  problem: nullable(text),
  interrupted: nullable(oneOf('reading', 'checking')),
  rows: count,
  blank: count,
  done: count,
  counts: nullable(importCountsShape),
  changed_since: nullable(count),
  created_by: nullable(text),
  uploaded_by: list(word),
  committed_by: nullable(text),
  undone_by: nullable(text),
  created_at: text,
  started_at: nullable(text),
  committed_at: nullable(text),
  undone_at: nullable(text),
  version: count,
  format: nullable(oneOf('csv', 'xlsx')),
  encoding: nullable(text),
  delimiter: nullable(text),
  sheet: nullable(text),
  sheets: list(word),
  header_line: count,
  decimal: nullable(oneOf('point', 'comma')),
  date_order: nullable(oneOf('day_first', 'month_first', 'unsure')),
  chosen: list(oneOf('encoding', 'delimiter', 'sheet', 'header_line', 'decimal', 'date_order')),
  read_notes: list(word),
  top_rows: list(object({ line: count, cells: list(word) })),
  undo_costs: nullable(object({ startups: count, names: list(word) })),
  columns: list(importColumnShape),
  unknown_values: list(unknownImportValueShape),
  first_rows: list(object({ line: count, cells: list(word) })),
  curation: nullable(object({ waiting: count, ranked: count })),
  awards: list(word),
});

export const importLineShape = /* @__PURE__ */ object({
  line: count,
  company_name: nullable(text),
  outcome: oneOf('create', 'update', 'unchanged', 'failed'),
  found_by: nullable(oneOf('id', 'website', 'name')),
  notes: list(word),
  cells: list(object({ column: count, header: text, text: text, note: text })),
  changes: list(object({ field: text, before: nullable(text), after: nullable(text) })),
  prevented: list(
    object({ field: text, value: nullable(text), present: nullable(text), by: nullable(text) }),
  ),
  summary: object({
    sector: nullable(text),
    canton: nullable(text),
    founding_year: nullable(count),
    awards: count,
  }),
  startup_id: nullable(text),
  looks_like: nullable(object({ id: text, company_name: text, certainty: number })),
  kept: nullable(text),
});

export const importLinePageShape = /* @__PURE__ */ page('items', {
  items: list(importLineShape),
  page: optional(count),
  pageSize: optional(count),
});
