/**
 * How often a client may try before it is refused for a while; each can be changed by an environment variable.
 * Source: security decision D4.
 */
const LIMITS = {
  /** Sign-ins from one address of the network in a minute. */
  loginsPerIp: { variable: 'LIMIT_LOGINS_PER_IP', usual: 30 },
  /** Wrong passwords for one account in 15 minutes; each further one makes the next wait longer, up to a minute. */
  failures: { variable: 'LIMIT_FAILURES', usual: 10 },
  /** Wrong passwords in a row, however slowly; then only a new password opens the account. */
  failuresInRow: { variable: 'LIMIT_FAILURES_IN_ROW', usual: 100 },
  /** Reset links for one email address in an hour. */
  resetsPerEmail: { variable: 'LIMIT_RESETS_PER_EMAIL', usual: 3 },
  /** Requests for reset links from one address of the network in an hour. */
  resetsPerIp: { variable: 'LIMIT_RESETS_PER_IP', usual: 20 },
  /** Recorded prints of one person in an hour. */
  printsPerPerson: { variable: 'LIMIT_PRINTS_PER_PERSON', usual: 60 },
  /** Calls of one API token in a minute, of each server process. */
  callsPerToken: { variable: 'LIMIT_CALLS_PER_TOKEN', usual: 600 },
} as const satisfies Record<string, { variable: string; usual: number }>;

export type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

/** The limits, each read by `read`. */
export function limitsFrom(read: (limit: { variable: string; usual: number }) => number): Limits {
  const { loginsPerIp, failures, failuresInRow, resetsPerEmail, resetsPerIp } = LIMITS;
  const { printsPerPerson, callsPerToken } = LIMITS;
  return {
    loginsPerIp: read(loginsPerIp),
    failures: read(failures),
    failuresInRow: read(failuresInRow),
    resetsPerEmail: read(resetsPerEmail),
    resetsPerIp: read(resetsPerIp),
    printsPerPerson: read(printsPerPerson),
    callsPerToken: read(callsPerToken),
  };
}
