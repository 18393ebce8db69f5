import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const PLACES = [
  // Headless shell of Chromium. It uses the same engine, but opening a page takes only a sixth of the CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of the first Chromium found: CHROMIUM_PATH, one of PLACES, or Playwright's download; null if there
 * is none.
 */
function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return existsSync(chosen) ? chosen : null;
  return [...PLACES, playwrightBrowser()].find((path) => path && existsSync(path)) ?? null;
}

/**
 * Finds Chromium, preferably its headless shell. If it is missing, it is installed: from Debian's package as root on
 * Debian, otherwise as Playwright's download.
 * @returns path of the program
 * @throws Error with instructions if the installation fails
 */
export function ensureHeadlessBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, where there is no program.`);
  process.stdout.write('Installing Chromium for the journeys (once) ...\n');
  if (isRootOnDebian()) installFromDebian();
  else
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The journeys need Chromium, which was not found and could not be installed. ' +
      'Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

function playwrightBrowser() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}
