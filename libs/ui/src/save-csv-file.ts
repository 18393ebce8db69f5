import { saveFile } from './save-file';

/** Hands a text to the person as a file in the downloads. @param name fixed by us, never from data */
export function saveCsvFile(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
