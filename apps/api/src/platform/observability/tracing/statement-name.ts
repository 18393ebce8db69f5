const FIRST_WORDS = [
  ...['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'savepoint', 'release'],
  ...['declare', 'fetch', 'close', 'set', 'lock', 'copy', 'truncate'],
].join('|');
const OPERATION = new RegExp(`^[\\s(]*(${FIRST_WORDS})\\b`, 'i');

const BEFORE_TABLE = '\\b(?:into|update|from|join|table)\\s+(?:only\\s+)?';
const TABLE_NAME = '"?([a-z_][a-z0-9_]{0,62})"?';
/** A function, or a table of another schema. */
const NO_TABLE = '(?![\\w"(.])';
const TABLE = new RegExp(BEFORE_TABLE + TABLE_NAME + NO_TABLE);
const QUOTED_TEXT = /'(?:[^']|'')*'/g;

/** What a statement is called whose beginning is not known. */
const OTHER = 'statement';
const MAX_CHARACTERS = 10_000;

/**
 * What a statement does, by its first word and the first table that it names: nothing else of it, since a text may hold
 * what a person wrote.
 */
export function statementName(text: string): { operation: string; table: string | null } {
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? OTHER;
  const withoutTexts = text.slice(0, MAX_CHARACTERS).replaceAll(QUOTED_TEXT, '');
  return { operation, table: TABLE.exec(withoutTexts)?.[1] ?? null };
}
