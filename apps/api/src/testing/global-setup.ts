import { connect } from '../platform/db/open-database';
import { migrate } from '../platform/db/migrate';
import { onServer, startTestServer, templateOf, urlOf, type TestServer } from './test-server';

declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}

/** Starts the database server of a test run with one migrated template. Every spec file gets a copy of the template. */
export default async function setUp(): Promise<void> {
  const { server, stop } = await startTestServer();
  globalThis.stopTestServer = stop;
  await makeTemplate(server).catch(async (error: unknown) => {
    await stop(); // no teardown runs after a failed setup
    throw error;
  });
}

async function makeTemplate(server: TestServer): Promise<void> {
  await onServer(server, `create database "${templateOf(server)}" template template0 encoding 'UTF8'`);
  const template = await connect(urlOf(server, templateOf(server)), console);
  await migrate(template.pool);
  await template.close();
}
