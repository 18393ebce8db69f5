import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PATIENCE } from './src/patience';

const executablePath = process.env['CHROMIUM_PATH'];
if (!executablePath)
  throw new Error(
    'Run the journeys with npm run e2e, which finds or installs Chromium, or set CHROMIUM_PATH.',
  );

const IS_CI = Boolean(process.env['CI']);
/** Folder of the test report. Each Nx target writes its own report, and `npm test` counts these reports. */
const REPORT = join(
  __dirname,
  `../../dist/tests/web-e2e.${process.env['NX_TASK_TARGET_TARGET'] ?? 'e2e'}.json`,
);

/** Browser arguments: no background traffic, and no sandbox on machines that run everything as root. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Configuration of the browser tests (journeys) against the built app and the real server. Each journey starts its own
 * installation, usually from a copy of a template.
 */
export default defineConfig({
  testDir: './src',
  testMatch: '*.journey.ts',
  globalSetup: './src/global-setup.ts',
  outputDir: '../../test-results',
  workers: 2,
  maxFailures: 10,
  // In CI, two browsers and two installations share a busy machine. A journey that passes on retry is reported as
  // flaky.
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
    // Animations would change the measured colours and cause many renders.
    contextOptions: { reducedMotion: 'reduce' },
    // The time limit of an action is shorter than that of a journey, so that the report names the action.
    actionTimeout: 15_000 * PATIENCE,
    navigationTimeout: 15_000 * PATIENCE,
    // A trace takes a screenshot at every step, so CI only records one on the first retry.
    trace: IS_CI ? 'on-first-retry' : 'retain-on-failure',
  },
});
