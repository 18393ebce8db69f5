import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { installationCalls } from './installation-calls';

/** Password of all users in the fixtures. */
export const PASSWORD = 'Sieben Siebe sieben Spreu';
const EMAIL = 'admin@vaglio.local';
const DEVICE = 'device-of-fixtures';

type Place = { folder: string; env: Record<string, string> };

/**
 * Starts the built server of any version with demo data, and waits until it responds.
 * @throws Error with the output of the server
 */
export async function startVersion({ folder, env }: Place) {
  const child = spawn(process.execPath, [`${folder}/main.js`], {
    env: { PATH: process.env['PATH'], ...env, DEMO_DATA: '1', ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!output.includes('listens on')) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * Sends typical requests of users, then reads all data.
 * @param report receives each rejected request. A version responds with 404 to features that it lacks.
 */
export async function fillInstallation(address: string, report: (line: string) => void): Promise<void> {
  const digest = createHash('sha256').update(PASSWORD).digest('hex');
  const ask = async (method: string, path: string, body: object | null, token = '') => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) report(`${answer.status} ${method} ${path} ${text.slice(0, 120)}`);
    return answer.ok ? text : '';
  };
  const signedIn = await ask('POST', '/auth/login', { email: EMAIL, password: digest, deviceId: DEVICE });
  const { token = '' } = JSON.parse(signedIn || '{}');
  const ids: Record<string, string> = {};
  for (const { method, path, body, keep } of installationCalls(digest)) {
    const text = await ask(method, path(ids), body(ids), token);
    if (keep && text) ids[keep] = String(JSON.parse(text).id);
  }
  for (const path of await readablePaths(address)) await ask('GET', path, null, token);
}

/**
 * Returns the GET paths in the API document of the version, with startup 1 as the parameter. Streams are excluded,
 * because they do not end.
 */
async function readablePaths(address: string): Promise<string[]> {
  const answer = await fetch(`${address}/docs/json`);
  if (!answer.ok) return ['/auth/investments', '/auth/startups', '/auth/admin/users'];
  const { paths } = await answer.json();
  return Object.keys(paths)
    .filter((path) => 'get' in paths[path] && !path.endsWith('/stream'))
    .map((path) => path.replace(/\{[^}]+\}/g, '1'));
}
