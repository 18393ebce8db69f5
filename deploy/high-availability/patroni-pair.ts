import { mkdirSync, chownSync, writeFileSync } from 'node:fs';
import { DATABASE, databaseUrls, fileOf, type EstatePlan } from './plan';
import { answers, ask, killPostgres, SETTINGS, type PostgresPair } from './postgres-pair';
import { findProgram, startProgram, untilListening, type Account, type Running } from './programs';
import { untilReady } from './servers';

/** Seconds after which a leader without a response is replaced. This is the minimum that Patroni accepts. */
const LEADER_LIVES_S = 20;
const NAMES = ['database-1', 'database-2'] as const;

/**
 * Starts a pair of databases under Patroni, with etcd. The replica is synchronous. It is promoted when the key of the
 * leader expires. Requires Debian's packages patroni, python3-etcd and etcd-server.
 */
export async function startPatroniPair(
  plan: EstatePlan,
  bin: string,
  account: Account,
): Promise<PostgresPair> {
  const { ports } = plan;
  const running: Running[] = [];
  const begin = async (name: string, program: string, args: string[], port: number) => {
    const log = fileOf(plan, `${name}.log`);
    const started = startProgram(findProgram(program), args, { account, log });
    running.push(started);
    await untilListening(port, started, log);
    return started;
  };
  const own = (path: string) => void (account && chownSync(path, account.uid, account.gid));
  const startEtcd = async () => {
    mkdirSync(fileOf(plan, 'etcd'), { mode: 0o700 });
    own(fileOf(plan, 'etcd'));
    const [clients, peers] = [0, 1].map((more) => `http://127.0.0.1:${ports.etcd + more}`);
    const args = {
      'data-dir': fileOf(plan, 'etcd'),
      'listen-client-urls': clients,
      'advertise-client-urls': clients,
      'listen-peer-urls': peers,
    };
    const options = Object.entries(args).map(([name, value]) => `--${name}=${value}`);
    await begin('etcd', 'etcd', options, ports.etcd);
  };
  const startNode = async (place: 0 | 1) => {
    const name = `patroni-${place + 1}`;
    const file = fileOf(plan, `${name}.json`);
    writeFileSync(file, JSON.stringify(configurationOf(plan, place, bin)), { mode: 0o600 });
    own(file);
    const node = await begin(name, 'patroni', [file], ports.patroni[place]);
    const role = place === 0 ? 'primary' : 'sync';
    await untilReady(
      `http://127.0.0.1:${ports.patroni[place]}/${role}`,
      node.hasEnded,
      fileOf(plan, `${name}.log`),
    );
    return node;
  };
  /** etcd is stopped last, because the nodes must release the leader key. */
  const stop = async () => {
    for (const program of [...running].reverse()) await program.end('SIGTERM');
  };
  try {
    await startEtcd();
    const leader = await startNode(0);
    await ask(databaseUrls(plan).ofDatabase(0, 'postgres'), `create database ${DATABASE}`);
    await startNode(1);
    return {
      killPrimary: () => {
        process.kill(leader.pid, 'SIGKILL');
        killPostgres(fileOf(plan, NAMES[0]));
      },
      promoteReplica: async () => undefined, // Patroni promotes the replica
      answers: (place) => answers(databaseUrls(plan).ofDatabase(place)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Patroni reads YAML. JSON is valid YAML. */
function configurationOf({ folder, ports, password }: EstatePlan, place: 0 | 1, bin: string): object {
  const { listen_addresses: _, ...parameters } = SETTINGS;
  const address = `127.0.0.1:${ports.patroni[place]}`;
  const hosts = (what: string) => `host ${what} all 127.0.0.1/32 scram-sha-256`;
  return {
    scope: DATABASE,
    name: NAMES[place],
    restapi: { listen: address, connect_address: address },
    etcd3: { host: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ttl: LEADER_LIVES_S,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [hosts('all'), hosts('replication')],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.databases[place]}`,
      connect_address: `127.0.0.1:${ports.databases[place]}`,
      data_dir: `${folder}/${NAMES[place]}`,
      bin_dir: bin,
      basebackup: [{ checkpoint: 'fast' }],
      pgpass: `${folder}/${NAMES[place]}.pgpass`,
      authentication: {
        superuser: { username: DATABASE, password },
        replication: { username: 'replication_of_pair', password },
      },
    },
  };
}
