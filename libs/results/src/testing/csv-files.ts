export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Intercepts the downloads of the page, because jsdom does not support them.
 * @returns a function that returns all files downloaded so far
 */
export function catchFiles(): () => Promise<readonly SavedFile[]> {
  const files: Promise<SavedFile>[] = [];
  let handed = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    handed = blob;
    return 'blob:caught';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const { download } = this;
    files.push(readText(handed).then((text) => ({ name: download, text })));
  });
  return () => Promise.all(files);
}

/** Returns a file as selected by a user, with the read functions that jsdom lacks. */
export function aCsvFile(text: string | Uint8Array, name = 'startups.csv'): File {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const file = new File([], name, { type: 'text/csv' });
  Object.defineProperties(file, {
    arrayBuffer: { value: async () => bytes.slice().buffer },
    size: { value: bytes.length, configurable: true },
  });
  return file;
}

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsText(blob);
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});
