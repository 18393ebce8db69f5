import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useImportGoldenMutation, useLazyExportGoldenQuery } from '../hooks.gen';
import { groupLines } from './read-lines';

/** Result of importing a golden set file. */
export interface GoldenReport {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly errors: readonly { readonly line: number; readonly error: string }[];
}

const EXPORT_PAGE = 100;

/** Imports the golden set from a JSON Lines file, and exports it to such a file. */
export function useGoldenFile() {
  const [send] = useImportGoldenMutation();
  const [load] = useLazyExportGoldenQuery();
  const [state, setState] = useState<'importing' | 'exporting' | null>(null);
  const [report, setReport] = useState<GoldenReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const importFile = async (file: File) => {
    setState('importing');
    setFailure(null);
    let total: GoldenReport = { added: 0, updated: 0, unchanged: 0, errors: [] };
    for (const { firstLine, lines } of groupLines(await file.text())) {
      const answer = await send({ goldenImport: { first_line: firstLine, lines: [...lines] } });
      if (answer.error) setFailure(errorText(answer.error, 'The import failed'));
      if (answer.error || !answer.data) break;
      const { added, updated, unchanged, errors } = answer.data;
      total = {
        added: total.added + added,
        updated: total.updated + updated,
        unchanged: total.unchanged + unchanged,
        errors: [...total.errors, ...errors],
      };
    }
    setReport(total);
    setState(null);
  };

  const exportFile = async () => {
    setState('exporting');
    setFailure(null);
    const lines: string[] = [];
    for (let offset = 0; ; offset += EXPORT_PAGE) {
      const { data, error } = await load({ limit: EXPORT_PAGE, offset });
      if (error) setFailure(errorText(error, 'The export failed'));
      if (!data) break;
      lines.push(...data.items.map((item) => JSON.stringify(item)));
      if (lines.length >= data.total || data.items.length === 0) {
        saveLines(lines);
        break;
      }
    }
    setState(null);
  };

  return { state, report, failure, importFile, exportFile, clear: () => setReport(null) };
}

function saveLines(lines: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'golden-set.jsonl';
  link.click();
  URL.revokeObjectURL(url);
}
