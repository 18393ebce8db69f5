import { open } from 'node:fs/promises';

/** Waits until a file is on the disk, not only in the memory of the system. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
