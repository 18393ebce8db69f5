// Generated from the contract by 'npm run contract'. Do not edit.
export type ListImportsApiResponse = /** status 200 Default Response */ ImportPage;
export type ListImportsApiArg = {
  page?: number;
  pageSize?: number;
};
export type OpenImportApiResponse = /** status 201 Default Response */ ImportFile | null;
export type OpenImportApiArg = {
  body: {
    name: string;
    /** Bytes, at most 200 MB */
    size: number;
  };
};
export type UploadImportApiResponse = /** status 200 Default Response */ ImportFile | null;
export type UploadImportApiArg = {
  /** Where the bytes begin in the file */
  offset?: number;
  id: string;
};
export type ReadImportApiResponse = /** status 200 Default Response */ ImportFile;
export type ReadImportApiArg = {
  id: string;
};
export type MapImportApiResponse = /** status 200 Default Response */ ImportFile | null;
export type MapImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  mapImport: MapImport;
};
export type CorrectImportCellApiResponse = /** status 200 Default Response */ ImportFile | null;
export type CorrectImportCellApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  importCellCorrection: ImportCellCorrection;
};
export type CheckImportApiResponse = /** status 200 Default Response */ ImportFile | null;
export type CheckImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type CommitImportApiResponse = /** status 200 Default Response */ ImportFile | null;
export type CommitImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type CancelImportApiResponse = /** status 200 Default Response */ ImportFile | null;
export type CancelImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type UndoImportApiResponse = /** status 200 Default Response */ ImportFile | null;
export type UndoImportApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  body: {};
};
export type ListImportLinesApiResponse = /** status 200 Default Response */ ImportLinePage;
export type ListImportLinesApiArg = {
  page?: number;
  pageSize?: number;
  /** kept by an undo; noted: written with values left out or doubtful */
  outcome?: 'create' | 'update' | 'unchanged' | 'failed' | 'kept' | 'noted';
  id: string;
};
export type ReadImportErrorsApiResponse = unknown;
export type ReadImportErrorsApiArg = {
  id: string;
};
export type ImportCounts = {
  create: number;
  update: number;
  unchanged: number;
  failed: number;
  /** Rows that do not fail, of which values are left out or doubtful */
  noted: number;
  by_id: number;
  by_website: number;
  by_name: number;
  /** Fields that the updates change */
  fields: number;
  /** Fields that a person's value keeps as they are */
  prevented: number;
};
export type ImportSummary = {
  id: string;
  file_name: string;
  size: number;
  /** Bytes that have arrived; the upload goes on from there */
  received: number;
  state:
    | 'uploading'
    | 'reading'
    | 'checking'
    | 'checked'
    | 'committing'
    | 'committed'
    | 'undoing'
    | 'undone'
    | 'cancelled'
    | 'failed';
  problem: string | null;
  /** The step that was killed and that only an order repeats: checkImport */
  interrupted: ('reading' | 'checking') | null;
  /** Rows that hold text */
  rows: number;
  blank: number;
  /** Rows done of the work under way */
  done: number;
  counts: ImportCounts | null;
  /** Number of rows that an undo keeps, because somebody changed them after the import. For an import that was undone, the number of rows that were kept. Null in the list and in other states */
  changed_since: number | null;
  created_by: string | null;
  /** Other people who sent the file or parts of it */
  uploaded_by: string[];
  committed_by: string | null;
  undone_by: string | null;
  created_at: string;
  started_at: string | null;
  committed_at: string | null;
  undone_at: string | null;
};
export type ImportPage = {
  items: ImportSummary[];
  total: number;
  page?: number;
  pageSize?: number;
};
export type ImportColumn = {
  header: string;
  /** The first values */
  samples: string[];
  /** A field's name, award, or leave_out */
  becomes: string;
  award: string | null;
  /** True if the award is a parameter */
  is_weighted: boolean;
  how: 'recognised' | 'guessed' | 'remembered' | 'chosen' | 'unknown';
  /** Awards with similar names */
  candidates: string[];
};
export type UnknownImportValue = {
  field: 'canton' | 'sector';
  text: string;
  lines: number;
  code: string | null;
};
export type ImportFile = {
  id: string;
  file_name: string;
  size: number;
  /** Bytes that have arrived; the upload goes on from there */
  received: number;
  state:
    | 'uploading'
    | 'reading'
    | 'checking'
    | 'checked'
    | 'committing'
    | 'committed'
    | 'undoing'
    | 'undone'
    | 'cancelled'
    | 'failed';
  problem: string | null;
  /** The step that was killed and that only an order repeats: checkImport */
  interrupted: ('reading' | 'checking') | null;
  /** Rows that hold text */
  rows: number;
  blank: number;
  /** Rows done of the work under way */
  done: number;
  counts: ImportCounts | null;
  /** Number of rows that an undo keeps, because somebody changed them after the import. For an import that was undone, the number of rows that were kept. Null in the list and in other states */
  changed_since: number | null;
  created_by: string | null;
  /** Other people who sent the file or parts of it */
  uploaded_by: string[];
  committed_by: string | null;
  undone_by: string | null;
  created_at: string;
  started_at: string | null;
  committed_at: string | null;
  undone_at: string | null;
  /** Counts what people changed or ordered, not the work that follows; sent back as If-Match */
  version: number;
  format: ('csv' | 'xlsx') | null;
  encoding: string | null;
  delimiter: string | null;
  sheet: string | null;
  sheets: string[];
  /** Line of the headers in the spreadsheet */
  header_line: number;
  /** Decimal mark of amounts, as chosen or as other amounts show; null: a mark before three digits groups */
  decimal: ('point' | 'comma') | null;
  /** Order of day and month, as chosen or as dates of the file prove; unsure: they prove both, and dates that exist in both orders are left out; null: the day comes first */
  date_order: ('day_first' | 'month_first' | 'unsure') | null;
  /** What of this a person chose; the rest is detected */
  chosen: ('encoding' | 'delimiter' | 'sheet' | 'header_line' | 'decimal' | 'date_order')[];
  /** What to know of how the file was read */
  read_notes: string[];
  /** The first rows as they stand, those above the headers included */
  top_rows: {
    line: number;
    cells: string[];
  }[];
  /** Startups that somebody contacted or took further and that lose what only this import says of them when it is undone; null unless it is written */
  undo_costs: {
    startups: number;
    /** Of the first of them, by name */
    names: string[];
  } | null;
  columns: ImportColumn[];
  unknown_values: UnknownImportValue[];
  first_rows: {
    line: number;
    cells: string[];
  }[];
  /** What became of the rows of an import that is written; null otherwise */
  curation: {
    /** Rows that are not curated yet */
    waiting: number;
    /** Startups of its rows that are in the ranked list now */
    ranked: number;
  } | null;
  /** Weighted awards, which a column can become */
  awards: string[];
};
export type MapImport = {
  encoding?: 'utf-8' | 'windows-1252' | 'iso-8859-1' | 'macintosh' | 'windows-1250' | 'utf-16le' | 'utf-16be';
  delimiter?: ',' | ';' | '\t' | '|';
  sheet?: string;
  /** Line of the headers; null to detect it */
  header_line?: number | null;
  /** Decimal mark of amounts; null to read each amount by itself */
  decimal?: ('point' | 'comma') | null;
  /** Order of day and month in dates; null to detect it */
  date_order?: ('day_first' | 'month_first') | null;
  columns?: {
    becomes: string;
    award?: string | null;
  }[];
  values?: {
    field: 'canton' | 'sector';
    text: string;
    code:
      | 'AG'
      | 'AI'
      | 'AR'
      | 'BE'
      | 'BL'
      | 'BS'
      | 'FR'
      | 'GE'
      | 'GL'
      | 'GR'
      | 'JU'
      | 'LU'
      | 'NE'
      | 'NW'
      | 'OW'
      | 'SG'
      | 'SH'
      | 'SO'
      | 'SZ'
      | 'TG'
      | 'TI'
      | 'UR'
      | 'VD'
      | 'VS'
      | 'ZG'
      | 'ZH'
      | 'BioT'
      | 'MedT'
      | 'Health'
      | 'FinT'
      | 'CleanT'
      | 'ICT'
      | 'Engin'
      | null;
    /** Kept as an alias for later files */
    keep?: boolean;
  }[];
};
export type ImportCellCorrection = {
  /** Line of the spreadsheet */
  line: number;
  /** Position in the row, from 0 */
  column: number;
  text: string;
};
export type ImportLine = {
  /** Line of the spreadsheet, where the headers are line 1 */
  line: number;
  company_name: string | null;
  outcome: 'create' | 'update' | 'unchanged' | 'failed';
  found_by: ('id' | 'website' | 'name') | null;
  /** Why it fails, or what is left out */
  notes: string[];
  /** The cells that notes are about, which can be corrected before the import */
  cells: {
    /** Position in the row, from 0 */
    column: number;
    header: string;
    /** At most the first 1,000 characters */
    text: string;
    note: string;
  }[];
  changes: {
    field: string;
    before: string | null;
    after: string | null;
  }[];
  /** What a person's value keeps out, and whose it is */
  prevented: {
    field: string;
    value: string | null;
    present: string | null;
    by: string | null;
  }[];
  summary: {
    sector: string | null;
    canton: string | null;
    founding_year: number | null;
    awards: number;
  };
  startup_id: string | null;
  /** A startup with a similar name, of a line that creates one */
  looks_like: {
    id: string;
    company_name: string;
    certainty: number;
  } | null;
  /** Why an undo kept it */
  kept: string | null;
};
export type ImportLinePage = {
  items: ImportLine[];
  total: number;
  page?: number;
  pageSize?: number;
};
