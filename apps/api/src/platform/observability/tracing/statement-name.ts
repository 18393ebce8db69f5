const FIRST_WORDS = [
  ...['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'savepoint', 'release'],
  ...['declare', 'fetch', 'close', 'set', 'lock', 'copy', 'truncate'],
].join('|');
const OPERATION = new RegExp(`^[\\s(]*(${FIRST_WORDS})\\b`, 'i');

const BEFORE_TABLE = '\\b(?:into|update|from|join|table)\\s+(?:only\\s+)?';
const TABLE_NAME = '"?([a-z_][a-z0-9_]{0,62})"?';
/** Prevents matches of function names and of tables in other schemas. */
const NO_TABLE = '(?![\\w"(.])';
const TABLE = new RegExp(BEFORE_TABLE + TABLE_NAME + NO_TABLE);
const QUOTED_TEXT = /'(?:[^']|'')*'/g;

/** Operation name of a statement that does not start with a known keyword. */
const OTHER = 'statement';
const MAX_CHARACTERS = 10_000;

/**
 * Returns the first keyword of a statement and the first table that it names. The rest is not recorded, because a
 * statement may contain text of a person.
 */
export function statementName(text: string): { operation: string; table: string | null } {
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? OTHER;
  const withoutTexts = text.slice(0, MAX_CHARACTERS).replaceAll(QUOTED_TEXT, '');
  return { operation, table: TABLE.exec(withoutTexts)?.[1] ?? null };
}
