import { fileOf, type EstatePlan } from './plan';

/**
 * Health check of HAProxy: its interval, and the number of failed checks after which a server is removed. DRAIN_SECONDS
 * is longer than the time until a removal.
 */
const CHECK = 'check inter 1s fall 2 rise 2';
export const DRAIN_SECONDS = 6;

/**
 * Returns the HAProxy configuration: HTTP to the servers that are ready, and an address of the primary database that
 * the watcher changes after a failover.
 */
export function haproxyConfiguration(plan: EstatePlan): string {
  const { ports } = plan;
  const primary = [
    'listen writer',
    '  mode tcp',
    `  bind 127.0.0.1:${ports.writer}`,
    '  timeout client 1h',
    '  timeout server 1h',
    `  server database 127.0.0.1:${ports.databases[0]}`,
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
    // A stopping server could close a kept-alive connection while a request is in transit. It would then be unknown
    // whether a write was carried out. A new connection is refused instead, and the request goes to another server.
    '  option http-server-close',
    '  option httpchk',
    `  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1:${ports.web}`,
    '  http-check expect status 200',
    '  option redispatch 1',
    '  retries 3',
    // A busy or stopping server refuses requests with 503. Read requests may be retried on another server.
    '  retry-on conn-failure 503',
    '  http-request disable-l7-retry unless METH_GET',
    ...ports.servers.map((port, place) => `  server vaglio${place + 1} 127.0.0.1:${port} ${CHECK}`),
    ...(plan.hasPatroni ? byPatroni(plan) : primary),
  ]);
}

/**
 * Returns an address that always leads to the primary database. HAProxy asks Patroni which database is the primary, and
 * cuts connections to a database that is no longer the primary.
 */
function byPatroni({ ports }: EstatePlan): string[] {
  return [
    'listen writer',
    '  mode tcp',
    `  bind 127.0.0.1:${ports.writer}`,
    '  timeout client 1h',
    '  timeout server 1h',
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...ports.databases.map(
      (port, place) => `  server database${place + 1} 127.0.0.1:${port} check port ${ports.patroni[place]}`,
    ),
  ];
}

/** Returns the command for HAProxy's socket that redirects the address of the primary to another database. */
export const leadTo = (port: number) => `set server writer/database addr 127.0.0.1 port ${port}\n`;

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
