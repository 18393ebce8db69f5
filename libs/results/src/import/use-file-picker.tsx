import { useRef, type ChangeEvent } from 'react';

/** Opens the browser's choice of a file. @returns `input` to be rendered, `pick` to be called from a click */
export function useFilePicker(onPick: (file: File) => void) {
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
      accept=".csv,.tsv,.txt,text/csv,text/plain"
      onChange={onChange}
    />
  );
  return { input, pick: () => field.current?.click() };
}
