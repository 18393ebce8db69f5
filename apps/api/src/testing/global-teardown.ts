/** Stops the server that global-setup.ts started, with all databases of the run. */
export default async function tearDown(): Promise<void> {
  await globalThis.stopTestServer?.();
}
