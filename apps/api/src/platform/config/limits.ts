/**
 * Rate limits, each with its environment variable and default.
 * Source: security decision D4.
 */
const LIMITS = {
  /** Sign-ins per IP address per minute. */
  loginsPerIp: { variable: 'LIMIT_LOGINS_PER_IP', usual: 30 },
  /** Wrong passwords per account in 15 minutes. Each further wrong password extends the next delay, up to a minute. */
  failures: { variable: 'LIMIT_FAILURES', usual: 10 },
  /** Consecutive wrong passwords, regardless of time. After that, only a new password unlocks the account. */
  failuresInRow: { variable: 'LIMIT_FAILURES_IN_ROW', usual: 100 },
  /** Reset links per email address per hour. */
  resetsPerEmail: { variable: 'LIMIT_RESETS_PER_EMAIL', usual: 3 },
  /** Requests for reset links per IP address per hour. */
  resetsPerIp: { variable: 'LIMIT_RESETS_PER_IP', usual: 20 },
  /** Recorded prints per person per hour. */
  printsPerPerson: { variable: 'LIMIT_PRINTS_PER_PERSON', usual: 60 },
  /** Requests per API token per minute, counted separately by each server process. */
  callsPerToken: { variable: 'LIMIT_CALLS_PER_TOKEN', usual: 600 },
} as const satisfies Record<string, { variable: string; usual: number }>;

export type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

/** Returns all limits. @param read returns the value of a limit */
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
