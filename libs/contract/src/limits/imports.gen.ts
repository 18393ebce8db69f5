// Generated from the contract by 'npm run contract'. Do not edit.

export const openImportLimits = { name: { minLength: 1, maxLength: 500 }, size: { minimum: 0 } } as const;

export const uploadImportLimits = { offset: { minimum: 0, maximum: 209715200 } } as const;

export const mapImportLimits = {
  encoding: {
    enum: ['utf-8', 'windows-1252', 'iso-8859-1', 'macintosh', 'windows-1250', 'utf-16le', 'utf-16be'],
  },
  delimiter: { enum: [',', ';', '\t', '|'] },
  sheet: { maxLength: 100 },
  columns: { maxItems: 500 },
  values: { maxItems: 200 },
} as const;

export const correctImportCellLimits = {
  line: { minimum: 1 },
  column: { minimum: 0, maximum: 499 },
  text: { maxLength: 20000 },
} as const;

export const listImportLinesLimits = {
  outcome: { enum: ['create', 'update', 'unchanged', 'failed', 'kept', 'noted'] },
} as const;
