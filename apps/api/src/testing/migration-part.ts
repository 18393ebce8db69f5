import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '../platform/db/migrate';

/** One change of the schema: a file of migrations, or the section of a release's file that holds it. */
export interface MigrationPart {
  readonly name: string;
  readonly sql: string;
}

/** Returns all changes of the schema in their order; the file of a release marks each with `-- From <name>`. */
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

/** @throws Error if no change of the schema has this name */
export function migrationPart(name: string): string {
  const part = migrationParts().find((known) => known.name === name);
  if (!part) throw new Error(`no migration ${name}`);
  return part.sql;
}
