import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../platform/db/migrate';

/** Schema change: a migration file, or its section in the migration file of a release. */
export interface MigrationPart {
  readonly name: string;
  readonly sql: string;
}

/** Returns all schema changes in order. In the file of a release, `-- From <name>` precedes each change. */
export function migrationParts(): MigrationPart[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(MIGRATIONS, file), 'utf8');
      const [first = '', ...sections] = text.split(/^-- From (?=\d{4}_)/m);
      if (sections.length === 0) return [{ name: file.replace('.sql', ''), sql: first }];
      return sections.map((section) => {
        const end = section.indexOf('\n');
        return { name: section.slice(0, end), sql: section.slice(end) };
      });
    });
}

/** Returns the SQL of a schema change. @throws Error for an unknown name */
export function migrationPart(name: string): string {
  const part = migrationParts().find((known) => known.name === name);
  if (!part) throw new Error(`no migration ${name}`);
  return part.sql;
}
