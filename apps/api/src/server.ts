import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { basePathOf } from './platform/http/hooks/base-path';
import { buildApp, type AppOptions } from './app';
import type { Deps } from './platform/deps';
import { sandboxedParser } from './platform/threads/sandboxed-parser';
import { MAX_PRESSURE } from './platform/http/overload/limit-work';
import { migrate } from './platform/db/migrate';
import { openDatabase } from './platform/db/open-database';
import { appVersion } from './operations/health/app-version';
import { seedDemoData } from './operations/seed/seed-demo-data';
import { openKeys } from './platform/keys/open-keys';
import { closeInOrder } from './platform/lifecycle/close-in-order';
import { stopSignal, untilStopped } from './platform/lifecycle/stop-signal';
import { logOptions } from './platform/observability/log-options';
import { serveMetrics } from './operations/metrics/metrics-server';
import { createInitialVersion } from './scoring/versions/keep-first-version';
import { seedDefaultPrompt } from './extraction/prompts/change-prompt';
import { readNewsJob } from './news/sources/news-job';
import { limitSampleSource } from './news/sources/sample-source';
import {
  addressOf,
  isLoopback,
  readSettings,
  retiredSettings,
  type StartSettings,
} from './platform/config/settings';
import { startTracing } from './platform/observability/tracing/start-tracing';
import { within } from './platform/observability/tracing/trace-scope';
import { prepareFirstAdmin } from './identity/users/first-admin';
import { serveWebApp } from './platform/http/web-app/web-app';
import { startWorkers } from './workers';
import type { Worker } from './platform/jobs/worker-loop';

/** Time limit in milliseconds for active requests at shutdown. Only the slowest streams need longer. */
const SHUTDOWN_TIMEOUT_MS = 20_000;
/**
 * Length of the queue of pending connections. With Node's default of 511, several hundred of 2,000 simultaneous
 * connections failed.
 */
const BACKLOG = 4_096;

/** Possible folders of the web app: next to the built server, or in the workspace when the server runs from source. */
const WEB_APP_PLACES = ['../web', '../../../dist/apps/web'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

/** State for /readyz: ready from the creation of the first account until the first stop signal. */
type Readiness = { isStarted: boolean };

/** Function that stops a started part of the server. These functions run in the reverse order of the start. */
type End = () => Promise<unknown>;

/** Starts the server, serves requests until a stop signal, and exits. */
export function runServer(): void {
  // Exits explicitly, because open requests to a stopped database or a slow site are not worth waiting for.
  serveUntilStopped().then(
    () => process.exit(),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
}

async function serveUntilStopped(): Promise<void> {
  const signal = stopSignal();
  const readiness: Readiness = { isStarted: false };
  const ends: End[] = [];
  try {
    await untilStopped(start(readiness, ends, signal), signal);
  } finally {
    readiness.isStarted = false;
    for (const end of ends.reverse()) await end();
  }
}

/** Starts all parts of the server. @throws Error when the stop signal comes between two steps */
async function start(readiness: Readiness, ends: End[], signal: AbortSignal): Promise<void> {
  const settings = readSettings(process.env);
  for (const warning of retiredSettings(process.env)) process.stderr.write(`Warning: ${warning}\n`);
  const tracing = await startTracing(settings.tracing, appVersion(), console);
  if (tracing) ends.push(tracing.stop);
  const database = await openDatabase({ ...settings, log: console, isServer: true });
  ends.push(database.close);
  signal.throwIfAborted();
  await migrate(database.pool);
  signal.throwIfAborted();
  const deps: Deps = {
    db: database.db,
    keys: await openKeys(database.db, settings),
    settings,
    now: Date.now,
    reader: sandboxedParser(new URL('./worker-tasks', import.meta.url)),
  };
  // Demo data is limited to loopback addresses, because other people could mistake it for real data (security decision
  // D16).
  const hasDemoData = settings.demoData && isLoopback(settings);
  if (hasDemoData) await fillWithDemoData(deps);
  signal.throwIfAborted();
  await createInitialVersion(deps);
  await readNewsJob(deps.db);
  await limitSampleSource(deps.db, hasDemoData);
  await seedDefaultPrompt(deps.db);
  signal.throwIfAborted();
  const app = await serve(deps, settings, {
    isStarted: () => readiness.isStarted,
    probe: database.probe,
    pool: database.pool,
    pressure: MAX_PRESSURE,
    tracing,
  });
  const close = closeInOrder(app);
  ends.push(await serveMetrics(app.metrics, settings.metrics));
  const workers: Worker[] = [];
  ends.push(async () => {
    await Promise.all([close(SHUTDOWN_TIMEOUT_MS), ...workers.map((worker) => worker.stop())]);
  });
  await showWayIn(deps, readiness);
  const { lists } = app;
  const startAll = () => startWorkers({ ...deps, lists, pool: database.pool }, settings, app.log);
  workers.push(...(tracing ? within(tracing.jobs, startAll) : startAll()));
  lists
    .current()
    .catch((error: unknown) => app.log.warn(error, 'the startups could not be read into memory'));
  ends.push(() => wait(settings.drainSeconds * 1_000)); // lets the load balancer notice the shutdown
}

async function fillWithDemoData(deps: Deps): Promise<void> {
  const count = await seedDemoData(deps);
  if (count !== null) print(`Demo data: ${count} fictional startups.`);
}

async function serve(
  deps: Deps,
  { host, port, logLevel }: StartSettings,
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = await buildApp(deps, {
    logger: logOptions(logLevel),
    ...options,
  });
  const webApp = WEB_APP_PLACES.find((place) => existsSync(join(place, 'index.html')));
  if (webApp)
    await app.register(serveWebApp, {
      directory: webApp,
      basePath: basePathOf(deps.settings.publicUrl),
      signIn: deps.settings.oidc?.isOnly ? 'provider' : 'any',
      language: deps.settings.language,
    });
  else print('The web app is not built: only the API answers.');
  await app.listen({ host, port, backlog: BACKLOG }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Set PORT to another one.`) : error;
  });
  return app;
}

/**
 * Prints the sign-in link of the first administrator. Runs after the server listens: if the port is in use, the start
 * fails before it can replace the link of the running server.
 */
async function showWayIn(deps: Deps, readiness: Readiness): Promise<void> {
  const invitation = await prepareFirstAdmin(deps);
  readiness.isStarted = true;
  print(`Vaglio listens on ${addressOf({ publicUrl: undefined, port: deps.settings.port })}`);
  if (invitation)
    print(
      `To sign in for the first time as ${invitation.email}, open (once, within 24 hours):\n${invitation.link}`,
    );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
