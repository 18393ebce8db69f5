import { open } from 'node:fs/promises';

/** Waits until the content of a file is on disk and no longer only in the cache of the operating system. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
