import { saveFile } from './save-file';

/**
 * Saves a CSV text as a downloaded file.
 * @param name constant file name without user data
 */
export function saveCsvFile(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
