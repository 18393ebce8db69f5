import { access, constants, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { relyingPartyOf } from '../../identity/second-factor/passkeys/relying-party';
import { addressOf, isLoopback, type Settings } from '../../platform/config/settings';
import { zurichDay } from '../../platform/time/zurich-days';
import { KEY_NAMES } from '../../platform/keys/key-ring';
import { appVersion } from './app-version';
import {
  fine,
  healthCheck,
  problem,
  warning,
  type Finding,
  type HealthCheck,
  type ServerNeeds,
} from './health-check';
import { PROVIDER_CHECK } from './provider-check';

/** Creates a check of settings that are valid individually but may conflict in combination. */
const ofSettings = (name: string, judge: (settings: Settings) => Finding[]) =>
  healthCheck({ name, read: async ({ settings }: ServerNeeds) => settings, judge });

/** Checks of the server without its database: version, settings and machine. */
export const SERVER_CHECKS: readonly HealthCheck<ServerNeeds>[] = [
  ofSettings('Vaglio', () => [fine('Vaglio', `Version ${appVersion()}.`)]),
  ofSettings('Address', (settings) => [addressFinding(settings)]),
  ofSettings('Passkeys', (settings) => [passkeyFinding(settings)]),
  ofSettings('Proxy', (settings) => [proxyFinding(settings)]),
  ofSettings('First administrator', ({ adminPassword }) =>
    adminPassword === undefined ? [] : [PASSWORD_LEFT],
  ),
  PROVIDER_CHECK,
  ofSettings('Node', () => [nodeFinding(process.versions.node, zurichDay(Date.now()))]),
  healthCheck({
    name: 'Data directory',
    read: ({ settings }: ServerNeeds) => folderFinding(resolve(settings.dataDir)),
    judge: (finding) => [finding],
  }),
  healthCheck({
    name: 'Keys',
    read: ({ settings }: ServerNeeds) => openKeyFiles(settings.dataDir),
    judge: (open) =>
      open.length === 0
        ? []
        : [problem('Keys', 'Others on this machine can read them.', `chmod 600 ${open.join(' ')}`)],
  }),
];

const PASSWORD_LEFT = warning(
  'First administrator',
  'ADMIN_PASSWORD is set.',
  'It counts at the very first start only: remove it from the settings.',
);

/** Last day with security fixes, keyed by major version of Node. Source: nodejs.org, previous releases. */
const LAST_FIXES: Readonly<Record<string, string>> = {
  18: '2025-04-30',
  19: '2023-06-01',
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/** Checks whether a version of Node still gets security fixes. @param today YYYY-MM-DD */
export function nodeFinding(version: string, today: string): Finding {
  const [major = ''] = version.split('.');
  const last = LAST_FIXES[major];
  if (last === undefined || today <= last) return fine('Node', `Version ${version}.`);
  return warning(
    'Node',
    `Version ${version} has had no security fixes since ${last}.`,
    'Install Node 24, and start Vaglio again.',
  );
}

const GIB = 1024 ** 3;
/** Limits of free disk space in bytes. Below them, an embedded database, imports or backups soon fail. */
const [LITTLE, TOO_LITTLE] = [5 * GIB, 1 * GIB];

/** Checks whether passkeys are possible at the public address. Browsers create none for an IP address. */
function passkeyFinding(settings: Settings): Finding {
  const party = partyAt(settings);
  if (party) return fine('Passkeys', `They are made for ${party.id}.`);
  return warning(
    'Passkeys',
    `Browsers make none for an IP address, as in ${settings.publicUrl}.`,
    'Set PUBLIC_URL to an address with a host name.',
  );
}

/** Returns the host for which browsers create passkeys at the public address; null if passkeys are impossible there. */
export function partyAt(settings: Pick<Settings, 'publicUrl' | 'port'>) {
  const { protocol, host } = new URL(addressOf(settings));
  return relyingPartyOf(settings, { protocol: protocol.replace(':', ''), host });
}

function addressFinding({ publicUrl, host, port }: Settings): Finding {
  const subject = 'Address';
  if (publicUrl !== undefined) return fine(subject, `People reach it at ${publicUrl}.`);
  if (isLoopback({ host })) return fine(subject, `Only this machine reaches it, at port ${port}.`);
  return warning(
    subject,
    `It listens on ${host}, and PUBLIC_URL is not set.`,
    'Set PUBLIC_URL to the address with https that people open: links in mails need it, and browsers keep no session over http.',
  );
}

function proxyFinding({ publicUrl, trustedProxies, host }: Settings): Finding {
  const subject = 'Proxy';
  if (trustedProxies.length > 0) return fine(subject, `Believed: ${trustedProxies.join(', ')}.`);
  if (!publicUrl?.startsWith('https:')) return fine(subject, 'None is trusted.');
  return warning(
    subject,
    'TLS ends at a proxy, and TRUSTED_PROXIES is not set.',
    `All people share one limit of sign-ins, and the audit trail has the proxy's address. Set TRUSTED_PROXIES${isLoopback({ host }) ? '=127.0.0.1' : ' to the address of the proxy'}.`,
  );
}

async function folderFinding(folder: string): Promise<Finding> {
  const subject = 'Data directory';
  try {
    await access(folder, constants.R_OK | constants.W_OK);
  } catch {
    return problem(
      subject,
      `${folder} cannot be read and written.`,
      'Set DATA_DIR to the folder of this installation, and run as its owner.',
    );
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${folder}, ${(free / GIB).toFixed(1)} GiB free.`;
  if (free > LITTLE) return fine(subject, text);
  const advice = 'Make room: the database, imports and backups grow.';
  return free > TOO_LITTLE ? warning(subject, text, advice) : problem(subject, text, advice);
}

/** Returns the key files that other users of the machine can read. Windows does not have such file modes. */
async function openKeyFiles(dataDir: string): Promise<string[]> {
  const folder = join(resolve(dataDir), 'keys');
  const open: string[] = [];
  for (const name of KEY_NAMES) {
    const path = join(folder, `${name}.key`);
    const found = await stat(path).catch(() => null);
    if (found && process.platform !== 'win32' && (found.mode & 0o077) !== 0) open.push(path);
  }
  return open;
}
