import { useRef, type ChangeEvent } from 'react';

const TEXT_FILES = '.csv,.tsv,.txt,text/csv,text/plain';

/**
 * Opens the file dialog of the browser.
 * @param hasSheets true to allow spreadsheets too
 * @returns `input`, which the caller must render, and `pick`, which opens the dialog from a click handler
 */
export function useFilePicker(onPick: (file: File) => void, hasSheets = false) {
  const field = useRef<HTMLInputElement>(null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // so that selecting the corrected file again triggers a change event
    if (file) onPick(file);
  };
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      aria-label="CSV file"
      accept={hasSheets ? `${TEXT_FILES},.xlsx` : TEXT_FILES}
      onChange={onChange}
    />
  );
  return { input, pick: () => field.current?.click() };
}
