import { useRef, type ChangeEvent } from 'react';

const TEXT_FILES = '.csv,.tsv,.txt,text/csv,text/plain';

/**
 * Opens the browser's choice of a file.
 * @param hasSheets whether spreadsheets can be chosen too
 * @returns `input` to be rendered, `pick` to be called from a click
 */
export function useFilePicker(onPick: (file: File) => void, hasSheets = false) {
  const field = useRef<HTMLInputElement>(null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = ''; // the same file, mended, must count as a change
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
