import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { copyWorkspace, recipeOf, type WorkspaceCopy } from '../testing/workspace-copy.js';

interface Edit {
  readonly file: string;
  /** Existing text; the new lines are inserted before it. */
  readonly before: string;
  readonly lines: string;
}

const DOMAIN = 'libs/startups-domain/src';
const ENTRY: Edit = {
  file: `${DOMAIN}/fields/startup-fields.ts`,
  before: '} as const satisfies',
  lines: `  employees: {
    kind: 'count',
    label: 'Employees',
    maximum: 1_000_000,
    factOrder: 21,
    isSuggested: true,
    extractedAs: 'employees',
    needsProof: true,
    isScored: true,
    listed: {
      name: 'employees',
      filterLabel: 'Employees',
      boundHelp: ['At least this many employees', 'At most this many employees'],
      columnLabel: 'Employees',
      sortOrder: 3,
    },
  },
`,
};
const HEADER: Edit = {
  file: `${DOMAIN}/guess-header.ts`,
  before: "  country: 'land",
  lines: "  employees: 'headcount, mitarbeitende, employes, dipendenti',\n",
};
const COLUMN: Edit = {
  file: 'apps/api/src/platform/db/schema/startup-fields.ts',
  before: '    email: text(),',
  lines: '    employees: integer(),\n',
};
const RULE: Edit = {
  file: 'apps/api/src/extraction/prompts/default-prompt.ts',
  before: '- canton: the two letters',
  lines: '- employees: how many people the company employs now; not how many it plans to employ.\n',
};
/** All edits that the recipe describes as manual. */
const EDITS = [ENTRY, HEADER, COLUMN, RULE];

/** Tests that detect the new field, each with the location where it is inserted. */
const FOUND_IN = {
  'server.spec.ts.template': ['apps/api', 'src/testing/system/employees.spec.ts'],
  'list.spec.ts.template': ['libs/investments', 'src/filters/employees.spec.ts'],
  'print.spec.ts.template': ['libs/dossier', 'src/employees.spec.ts'],
  'proof.spec.ts.template': ['libs/article-extractor', 'src/employees.spec.ts'],
  'correction.spec.ts.template': ['libs/review', 'src/articles/employees.spec.ts'],
} as const;

/** Tests for the lists of fields. They must also pass without changes after a field is added. */
const HELD = [
  ['apps/api', 'src/testing/system/described-fields src/startups/raw/raw-content src/extraction/prompts'],
  ['libs/startups-domain', 'src'],
] as const;

let copy: WorkspaceCopy;
before(() => {
  copy = copyWorkspace();
});
after(() => copy.remove());

function apply({ file, before: anchor, lines }: Edit): void {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  assert.equal(text.split(anchor).length, 2, `${anchor} in ${file}`);
  writeFileSync(path, text.replace(anchor, `${lines}${anchor}`));
}

test('the recipe for a field names every file to edit, at most ten', () => {
  const recipe = recipeOf('## A field of startups');
  const files = [...new Set(EDITS.map(({ file }) => file))];
  assert.deepEqual(
    files.filter((file) => !recipe.includes(basename(file))),
    [],
  );
  assert.ok(files.length <= 10, files.join('\n'));
});

test('a new field without its header or its column does not compile', () => {
  apply(ENTRY);
  assert.match(
    copy.runFailing(`node tools/typecheck.mjs libs/startups-domain`),
    /guess-header\.ts.*employees/,
  );
  apply(HEADER);
  assert.match(copy.runFailing('node tools/typecheck.mjs apps/api'), /schema\/startup-fields\.ts.*employees/);
});

test('a new field that needs proof does not compile if its kind has no rule of proof', () => {
  const path = join(copy.folder, ENTRY.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace("kind: 'count'", "kind: 'date'"));
  assert.match(
    copy.runFailing('node tools/typecheck.mjs libs/article-extractor'),
    /proof-rules\.ts.*employees/,
  );
  writeFileSync(path, text);
});

test('the steps of the recipe for a field succeed as written', () => {
  apply(COLUMN);
  apply(RULE);
  copy.run('npm run migration -- --name employees');
  copy.run('npm run contract');
});

// Projects that mention fields, with their tests. apps/web compiles the sources of all other libs.
const COMPILED = [
  ...['apps/api', 'apps/web'],
  ...[
    'article-extractor',
    'client',
    'contract',
    'dossier',
    'investments',
    'review',
    'startups-domain',
    'test-kit',
  ].map((lib) => `libs/${lib}`),
];
for (const project of COMPILED)
  test(`${project} compiles after the recipe for a field`, () =>
    void copy.run(`node tools/typecheck.mjs ${project}`));

for (const [template, [project, place]] of Object.entries(FOUND_IN))
  test(`the field of the recipe works at run time: ${template}`, () => {
    const spec = readFileSync(join(__dirname, template), 'utf8');
    writeFileSync(join(copy.folder, project, place), spec);
    copy.run(`npx jest --maxWorkers=2 ${place}`, project);
  });

for (const [project, specs] of HELD)
  test(`the specs of ${project} pass after the recipe for a field: ${specs}`, () =>
    void copy.run(`npx jest --maxWorkers=2 ${specs}`, project));

test('after the recipe for a field no migration is left to generate', () =>
  assert.match(copy.run('npm run migration -- --name probe'), /No schema changes/));
