import { useRef, useState } from 'react';
import { download, DownloadRefused, errorText } from '@vaglio/api-client';
import {
  COMPUTED_FIELDS,
  EXPORT_KEYS,
  exportKeyLabel,
  type CsvSeparator,
  type TableColumn,
} from '@vaglio/startups-domain';
import { countLines } from './count-lines';

export type ExportFormat = 'csv' | 'xlsx';

/** Name of a list that the server can export. */
export type ExportedList = 'raw' | 'curated' | 'ranked';

interface ListFile {
  readonly path: string;
  /** Computed columns that the list offers. */
  readonly computed: readonly string[];
  readonly usual: readonly string[];
}

const FILES: Readonly<Record<ExportedList, ListFile>> = {
  raw: { path: '/auth/startups/raw/export', computed: ['created_at', 'updated_at'], usual: [] },
  curated: {
    path: '/auth/startups/curated/export',
    computed: COMPUTED_FIELDS.filter((field) => field !== 'rank'),
    usual: [],
  },
  ranked: { path: '/auth/investments/export', computed: COMPUTED_FIELDS, usual: ['rank', 'score'] },
};
const COMPUTED: ReadonlySet<string> = new Set(COMPUTED_FIELDS);
/** Key that represents all award columns. */
const AWARDS = 'awards';
const UNKNOWN_CALL: readonly unknown[] = [404, 405, 501];

export interface ExportChoice {
  readonly format: ExportFormat;
  /** `screen` exports the table as displayed. `import` exports the selected columns in the import format. */
  readonly content: 'screen' | 'import';
  /** Keys of the selected columns. */
  readonly columns: readonly string[];
  readonly separator: CsvSeparator;
}

/** Progress of an export. `rows` is null if rows cannot be counted during the download. */
export interface ExportProgress {
  readonly bytes: number;
  readonly rows: number | null;
}

export interface ExportedFile {
  readonly name: string;
  readonly blob: Blob;
  readonly rows: number | null;
  readonly columns: number | null;
}

/** Returns the exportable columns of a list with their labels, and its default columns. */
export function exportColumnsOf(list: ExportedList): {
  options: { key: string; label: string; many?: string }[];
  usual: string[];
} {
  const { computed, usual } = FILES[list];
  const keys = EXPORT_KEYS.filter((key) => !COMPUTED.has(key) || computed.includes(key));
  return {
    options: keys.map((key) => ({
      key,
      label: exportKeyLabel(key),
      ...(key === AWARDS && { many: 'one for each award' }),
    })),
    usual: keys.filter((key) => !COMPUTED.has(key) || usual.includes(key)),
  };
}

/**
 * Returns a function that exports a full list as a file, with progress.
 * @param params search and filters of the list
 * @param screenColumns table columns for the `screen` format
 * @returns `isSupported` is true until the server rejects the operation as unknown; `run` resolves with null if the
 *   export was cancelled or failed
 */
export function useListExport(
  list: ExportedList,
  params: Readonly<Record<string, string | undefined>>,
  screenColumns: readonly TableColumn[] = [],
) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSupported, setIsOffered] = useState(true);
  const cancelling = useRef<AbortController | null>(null);

  const run = async (choice: ExportChoice): Promise<ExportedFile | null> => {
    const { format } = choice;
    const controller = new AbortController();
    cancelling.current = controller;
    setFailure(null);
    const count = format === 'csv' ? countLines() : () => null;
    let bytes = 0;
    setProgress({ bytes, rows: count(new Uint8Array()) });
    try {
      const { blob, rows, columns } = await download(pathOf(list, params, choice, screenColumns), {
        signal: controller.signal,
        onPiece: (piece) => {
          bytes += piece.length;
          setProgress({ bytes, rows: count(piece) });
        },
      });
      return { name: `startups-${list}.${format}`, blob, rows, columns };
    } catch (reason) {
      if (controller.signal.aborted) return null;
      const answer = reason instanceof DownloadRefused ? reason.answer : null;
      if (UNKNOWN_CALL.includes(answer?.status)) setIsOffered(false);
      setFailure(
        answer ? errorText(answer, 'Export failed') : 'The connection was interrupted: nothing was saved.',
      );
      return null;
    } finally {
      setProgress(null);
    }
  };
  return { progress, failure, isSupported, run, cancel: () => cancelling.current?.abort() };
}

function pathOf(
  list: ExportedList,
  params: Readonly<Record<string, string | undefined>>,
  { format, content, columns, separator }: ExportChoice,
  screenColumns: readonly TableColumn[],
): string {
  const { usual } = exportColumnsOf(list);
  const isUsual = columns.length === usual.length && usual.every((key) => columns.includes(key));
  const query = new URLSearchParams({ format });
  if (content === 'screen') query.set('screen_columns', screenColumns.join(','));
  else if (!isUsual) query.set('columns', columns.join(','));
  if (format === 'csv') query.set('separator', separator);
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return `${FILES[list].path}?${query.toString()}`;
}
