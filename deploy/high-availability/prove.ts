// Usage: npm run tool deploy/high-availability/prove.ts [-- --only own-writes,rolling,failover,soak --soak 30
// --port 4230 --startups 2000 --postgres BIN --keep --patroni]
// Tests high availability with three built servers behind HAProxy, and a PostgreSQL primary with a replica that can
// take over. Requires Debian's packages haproxy and postgresql-15; see README.md.
import { parseArgs } from 'node:util';
import { failover } from './failover';
import { tableOf, type Figure } from './judge';
import { ownWrites } from './own-writes';
import { rollingRestart } from './rolling-restart';
import { soak } from './soak';
import { withEstate, type Estate } from './start-estate';

const DEBIAN_BIN = '/usr/lib/postgresql/15/bin';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: 'own-writes,rolling,failover' },
      soak: { type: 'string' },
      port: { type: 'string', default: '4230' },
      startups: { type: 'string', default: '2000' },
      postgres: { type: 'string', default: DEBIAN_BIN },
      keep: { type: 'boolean', default: false },
      patroni: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.soak ?? 30);
  const [firstPort, startups] = [Number(values.port), Number(values.startups)];
  if (![minutes, firstPort, startups].every(Number.isFinite))
    throw new Error('--soak, --port and --startups take numbers.');
  // The failover runs last, because it leaves the estate without a replica.
  const proofs: readonly [string, (estate: Estate) => Promise<Figure[]>][] = [
    ['own-writes', ownWrites],
    ['rolling', rollingRestart],
    ['soak', (estate) => soak(estate, minutes, print)],
    ['failover', failover],
  ];
  const chosen = [...values.only.split(','), ...(values.soak === undefined ? [] : ['soak'])];
  const figures: Figure[] = [];
  const options = {
    firstPort,
    startups,
    bin: values.postgres,
    keep: values.keep,
    hasPatroni: values.patroni,
  };
  await withEstate(options, async (estate) => {
    print(`The estate runs at http://127.0.0.1:${firstPort}, in ${estate.plan.folder}.`);
    for (const [name, prove] of proofs) {
      if (!chosen.includes(name)) continue;
      print(name);
      figures.push(...(await prove(estate)));
    }
  });
  print(`\n${tableOf(figures)}`);
  process.exitCode = figures.some(({ problem }) => problem !== undefined) ? 1 : 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
