import { SESSION_OF_POOLER } from '../../apps/api/src/db/database-pool';
import { DATABASE, fileOf, READ_DATABASE, type EstatePlan } from './plan';

/** Each check of HAProxy, and how many that fail take a server out; DRAIN_SECONDS is longer than both together. */
const CHECK = 'check inter 1s fall 2 rise 2';
export const DRAIN_SECONDS = 6;

/** HAProxy: HTTP to the servers that are ready, and two addresses of databases that the watcher moves. */
export function haproxyConfiguration(plan: EstatePlan): string {
  const { ports } = plan;
  const database = (name: string, port: number, target: number) => [
    `listen ${name}`,
    '  mode tcp',
    `  bind 127.0.0.1:${port}`,
    '  timeout client 1h',
    '  timeout server 1h',
    `  server database 127.0.0.1:${target}`,
  ];
  return lines([
    'global',
    `  stats socket ${fileOf(plan, 'haproxy.sock')} mode 600 level admin`,
    '  maxconn 4000',
    'defaults',
    '  timeout connect 2s',
    '  timeout check 3s',
    '  timeout http-keep-alive 10m',
    '  timeout client 70s',
    '  timeout server 70s',
    'frontend web',
    '  mode http',
    '  option forwardfor',
    `  bind 127.0.0.1:${ports.web}`,
    '  default_backend vaglio',
    'backend vaglio',
    '  mode http',
    '  balance roundrobin',
    // A kept connection may be closed by a server that stops while a request is on its way to it, and nobody knows then
    // whether a write was carried out; a new one is refused, and the request goes to another server.
    '  option http-server-close',
    '  option httpchk',
    `  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1:${ports.web}`,
    '  http-check expect status 200',
    '  option redispatch 1',
    '  retries 3',
    // A server that is busy or stops refuses with 503; reading may be tried at another one.
    '  retry-on conn-failure 503',
    '  http-request disable-l7-retry unless METH_GET',
    ...ports.servers.map((port, place) => `  server vaglio${place + 1} 127.0.0.1:${port} ${CHECK}`),
    ...(plan.hasPatroni
      ? [...byPatroni(plan, 'writer', 'primary'), ...byPatroni(plan, 'reader', 'replica')]
      : [
          ...database('writer', ports.writer, ports.databases[0]),
          ...database('reader', ports.reader, ports.databases[1]),
        ]),
  ]);
}

/** An address that leads to whichever database has a role, as Patroni answers; connections to another one are cut. */
function byPatroni({ ports }: EstatePlan, name: 'writer' | 'reader', role: 'primary' | 'replica'): string[] {
  return [
    `listen ${name}`,
    '  mode tcp',
    `  bind 127.0.0.1:${ports[name]}`,
    '  timeout client 1h',
    '  timeout server 1h',
    `  option httpchk OPTIONS /${role}`,
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...ports.databases.map(
      (port, place) => `  server database${place + 1} 127.0.0.1:${port} check port ${ports.patroni[place]}`,
    ),
  ];
}

/** PgBouncer in transaction mode before both addresses of HAProxy. */
export function pgbouncerConfiguration(plan: EstatePlan): string {
  const { ports } = plan;
  const database = (name: string, port: number) =>
    `${name} = host=127.0.0.1 port=${port} dbname=${DATABASE} connect_query='${SESSION_OF_POOLER}'`;
  return lines([
    '[databases]',
    database(DATABASE, ports.writer),
    database(READ_DATABASE, ports.reader),
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ports.pooler}`,
    'unix_socket_dir =',
    // Its one thread would compute each sign-in of SCRAM anew; it listens on this machine alone.
    'auth_type = plain',
    `auth_file = ${fileOf(plan, 'pgbouncer.users')}`,
    'pool_mode = transaction',
    'default_pool_size = 30',
    'max_client_conn = 1000',
    'server_connect_timeout = 2',
    'server_login_retry = 1',
    'query_wait_timeout = 5',
  ]);
}

/** Who may connect to the pooler, which needs the password itself to sign in at the database. */
export const pgbouncerUsers = ({ password }: EstatePlan) => `"${DATABASE}" "${password}"\n`;

/** The order by which HAProxy leads one of its addresses to another database, through its socket. */
export const leadTo = (name: 'writer' | 'reader', port: number) =>
  `set server ${name}/database addr 127.0.0.1 port ${port}\n`;

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
