import { useState } from 'react';
import { callApi, errorText } from '@vaglio/api-client';
import { saveCsvFile } from '@vaglio/ui';

const FALLBACK = 'Failed to load the error file';

/** Saves the failed rows of an import as a file, with the reasons. */
export function useErrorFile(id: string) {
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    const path = `/auth/imports/${encodeURIComponent(id)}/errors.csv`;
    const answer = await callApi(path, { isText: true }).catch(() => null);
    const text = answer && answer.status < 400 && typeof answer.data === 'string' ? answer.data : null;
    setFailure(text === null ? errorText(answer, FALLBACK) : null);
    if (text !== null) saveCsvFile('import-failed-rows.csv', text);
  };
  return { failure, download: () => void download() };
}
