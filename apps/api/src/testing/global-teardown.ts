import { removeBuiltPrograms } from './built-programs';

/** Stops the server that global-setup.ts started, and removes all databases of the run. */
export default async function tearDown(): Promise<void> {
  removeBuiltPrograms();
  await globalThis.stopTestServer?.();
}
