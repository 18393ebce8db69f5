import type { ImportFile, ImportLine } from '@vaglio/contract';

const COUNTS = {
  create: 84,
  update: 12,
  unchanged: 3,
  failed: 5,
  noted: 2,
  by_id: 9,
  by_website: 2,
  by_name: 1,
  fields: 31,
  prevented: 4,
};

const column = (
  header: string,
  becomes: string,
  how: ImportFile['columns'][number]['how'],
  samples: string[],
) => ({
  header,
  samples,
  becomes,
  award: null,
  is_weighted: false,
  how,
  candidates: [],
});

/** Returns an import whose file has been checked. */
export function anImport(changes: Partial<ImportFile> = {}): ImportFile {
  return {
    id: '4',
    file_name: 'startups-herbst-2026.csv',
    size: 120_000,
    received: 120_000,
    state: 'checked',
    problem: null,
    interrupted: null,
    rows: 104,
    blank: 0,
    done: 104,
    counts: COUNTS,
    changed_since: null,
    undo_costs: null,
    created_by: 'Anna Keller',
    uploaded_by: [],
    committed_by: null,
    undone_by: null,
    created_at: '2026-11-21T14:00:00.000Z',
    started_at: null,
    committed_at: null,
    undone_at: null,
    version: 2,
    format: 'csv',
    encoding: 'windows-1252',
    delimiter: ';',
    sheet: null,
    sheets: [],
    header_line: 1,
    decimal: null,
    date_order: null,
    chosen: [],
    read_notes: [],
    top_rows: [
      { line: 1, cells: ['company_name', 'Gründung', 'Kt.'] },
      { line: 2, cells: ['Nivalis AG', '2021', 'ZH'] },
    ],
    columns: [
      column('company_name', 'company_name', 'recognised', ['Nivalis AG']),
      column('Gründung', 'founding_year', 'guessed', ['2021', '2019', '2022']),
      column('Kt.', 'canton', 'guessed', ['ZH', 'Zuerich-Land', 'VD']),
      {
        ...column('w.a. de vigier', 'award', 'guessed', ['x']),
        award: 'w.a. de vigier award',
        is_weighted: true,
        candidates: ['w.a. de vigier award'],
      },
      { ...column('boldbrain', 'award', 'chosen', ['x']), award: 'boldbrain' },
      {
        ...column('masschallenge', 'leave_out', 'unknown', ['x']),
        candidates: ['masschallenge gold', 'masschallenge silver'],
      },
      column('Betreuer', 'leave_out', 'unknown', ['M. Aebi', 'A. Keller']),
    ],
    unknown_values: [
      { field: 'canton', text: 'Zuerich-Land', lines: 3, code: 'ZH' },
      { field: 'canton', text: 'Liechtenstein', lines: 1, code: null },
      { field: 'sector', text: 'Agritech', lines: 4, code: null },
    ],
    first_rows: [],
    curation: null,
    awards: ['venture kick 3', 'w.a. de vigier award'],
    ...changes,
  };
}

/** Import of a workbook whose format was mostly detected automatically. */
export const DOUBTFUL = anImport({
  file_name: 'startups-herbst-2026.xlsx',
  format: 'xlsx',
  encoding: null,
  delimiter: null,
  sheet: 'Startups',
  sheets: ['Startups', 'Notizen'],
  header_line: 4,
  decimal: 'comma',
  date_order: 'month_first',
  read_notes: [
    'Hidden sheets are left out: Listen.',
    '2 rows are hidden in the sheet, and read as all others.',
  ],
  top_rows: [
    { line: 1, cells: ['Startups 2026'] },
    { line: 2, cells: ['Stand 4. Mai 2026'] },
    { line: 4, cells: ['Firma', 'Gründung', 'Kt.', 'Betrag (Mio. CHF)'] },
    { line: 5, cells: ['Nivalis AG', '2021', 'ZH', '1,5'] },
  ],
});

/** Import whose file was partly uploaded by another user. A server crash interrupted the check. */
export const INTERRUPTED = anImport({
  state: 'failed',
  interrupted: 'checking',
  problem:
    'The server ended while it was checking the file. Nothing was imported. Check the file again, or divide it into smaller ones.',
  counts: null,
  unknown_values: [],
  uploaded_by: ['Marc Aebi'],
});

const NOT_A_YEAR = 'founding_year “2o21” is not a year from 1800 to 2100 and is left out.';

/** Returns a line that creates a startup. */
function aLine(changes: Partial<ImportLine> = {}): ImportLine {
  return {
    line: 13,
    company_name: 'Quellwerk AG',
    outcome: 'create',
    found_by: null,
    notes: [],
    cells: [],
    changes: [],
    prevented: [],
    summary: { sector: 'CleanT', canton: 'ZG', founding_year: 2019, awards: 2 },
    startup_id: null,
    looks_like: null,
    kept: null,
    ...changes,
  };
}

export const WRITTEN = {
  state: 'committed',
  committed_by: 'Anna Keller',
  started_at: '2026-11-21T14:05:00.000Z',
  committed_at: '2026-11-21T14:05:06.000Z',
  changed_since: 0,
} as const;

export const LINES: readonly ImportLine[] = [
  aLine({
    line: 7,
    company_name: 'Murtensee Agrarrobotik GmbH',
    outcome: 'update',
    found_by: 'id',
    changes: [
      { field: 'sector', before: 'ICT', after: 'Engin' },
      { field: 'award', before: null, after: 'swiss technology award' },
    ],
  }),
  aLine({
    line: 12,
    company_name: 'Kälteblick AG',
    outcome: 'update',
    found_by: 'name',
    prevented: [{ field: 'founding_year', value: '2021', present: '2020', by: 'Marc Aebi' }],
  }),
  aLine(),
  aLine({
    line: 19,
    company_name: 'Paysance SA',
    notes: [NOT_A_YEAR],
    cells: [{ column: 1, header: 'Gründung', text: '2o21', note: NOT_A_YEAR }],
    summary: { sector: null, canton: 'VD', founding_year: null, awards: 0 },
  }),
  aLine({ line: 20, company_name: 'Hörklar AG', outcome: 'unchanged' }),
  aLine({
    line: 35,
    company_name: 'Rhônalgo Sàrl',
    looks_like: { id: '9', company_name: 'Rhonalgo Technologies SA', certainty: 0.86 },
  }),
];
