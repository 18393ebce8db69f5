import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PATIENCE } from './src/patience';

const executablePath = process.env['CHROMIUM_PATH'];
if (!executablePath)
  throw new Error(
    'Run the journeys with npm run e2e, which finds or installs Chromium, or set CHROMIUM_PATH.',
  );

const IS_CI = Boolean(process.env['CI']);
/** Nx names the target that runs: each has its own report, which `npm test` counts. */
const REPORT = join(
  __dirname,
  `../../dist/tests/web-e2e.${process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e'}.json`,
);

/** No background traffic, and no sandbox where the machine runs everything as root. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys through the built app and the real server; each starts its own installation, most on a copy of a template. */
export default defineConfig({
  testDir: './src',
  testMatch: '*.journey.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: '../../test-results',
  workers: 2,
  maxFailures: 10,
  // In CI two browsers and two installations share a busy machine; what passes only then is reported as flaky.
  retries: IS_CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000 * PATIENCE,
  expect: { timeout: 5_000 * PATIENCE },
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  use: {
    launchOptions: { executablePath, args: ARGS },
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1440, height: 900 },
    // What fades in has other colours meanwhile, and is drawn many times.
    contextOptions: { reducedMotion: 'reduce' },
    // What waits for something that never comes says so before the journey's own time is over.
    actionTimeout: 15_000 * PATIENCE,
    navigationTimeout: 15_000 * PATIENCE,
    // A trace takes a picture at every step: CI makes one of what failed, in the second try.
    trace: IS_CI ? 'on-first-retry' : 'retain-on-failure',
  },
});
