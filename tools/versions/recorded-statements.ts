const RECORD = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ \S+ \[\d+\] /m;
const STATEMENT = /^(?:LOG|ERROR): {2}(?:execute [^:]+|statement): ([\s\S]+)$/;
const CHANGES_OR_READS = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Returns the distinct statements of a server, taken from the log of a PostgreSQL with log_statement = all.
 * @returns sorted statements, without statements that only control a connection
 */
export function recordedStatements(log: string): string[] {
  const found = new Set<string>();
  for (const record of log.split(RECORD)) {
    const text = STATEMENT.exec(record)?.[1]?.replaceAll('\n\t', '\n').trim();
    if (text && CHANGES_OR_READS.test(text)) found.add(text);
  }
  return [...found].sort();
}
