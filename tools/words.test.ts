import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';

const workspace = join(__dirname, '..');

/** Words that comments must not use, each with preferred terms. Texts of the user interface are not checked. */
const REFUSED: Readonly<Record<string, string>> = {
  told: 'reported, shown, given or known',
  tells: 'reports, returns or shows',
  telling: 'reporting or showing',
  whom: 'a sentence without it',
  whoever: 'the process, person or caller that is meant',
  stands: 'is, or represents',
  stood: 'was',
  parted: 'separated',
  manner: 'way or style',
  manners: 'ways or styles',
  rests: 'waits, or is idle',
  insist: 'require or check',
  insists: 'requires or checks',
  doomed: 'bound to fail, or cancelled',
  farewell: 'shutdown timeout',
};

/** Matches any of these words. Most files contain none of them and need no parsing, which saves most of the time. */
const ANY_REFUSED = new RegExp(Object.keys(REFUSED).join('|'), 'i');

/**
 * Returns the refused words in the names, comments and test titles of a source text. Names are split at capital letters
 * and underscores.
 * @returns entries such as 'file:line word -> term'. Other string literals are not checked, because they may be texts
 * of the product.
 */
function refusedIn(file: string, text: string): string[] {
  if (!ANY_REFUSED.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const check = (checked: string, position: number) => {
    for (const word of checked.replace(/([a-z\d])(?=[A-Z])/g, '$1 ').match(/[A-Za-z]+/g) ?? []) {
      const key = word.toLowerCase();
      const term = Object.hasOwn(REFUSED, key) ? REFUSED[key] : undefined;
      const { line } = source.getLineAndCharacterOfPosition(position);
      if (term !== undefined) found.push(`${file}:${line + 1} ${word} -> ${term}`);
    }
  };
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    const comments = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of comments) {
      if (!seen.has(pos)) check(text.slice(pos, end), pos);
      seen.add(pos);
    }
    if (ts.isIdentifier(node)) check(node.text, node.getStart());
    if (isTitle(node)) check(node.getText(), node.getStart());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns true if a node is the first argument of test(...), test.each(...)(...), it(...) or describe(...). */
function isTitle(node: ts.Node): boolean {
  const call = node.parent;
  return (
    call !== undefined &&
    ts.isCallExpression(call) &&
    call.arguments[0] === node &&
    /^(?:test|it|describe)\b/.test(call.expression.getText()) &&
    !ts.isPropertyAccessExpression(call.expression)
  );
}

test('names, comments and test titles use the preferred terms', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], { cwd: workspace })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.gen.ts') && file !== 'tools/words.test.ts');
  assert.ok(files.length > 500);
  assert.deepEqual(
    files.flatMap((file) => refusedIn(file, readFileSync(join(workspace, file), 'utf8'))),
    [],
  );
});

test('a refused word is reported in a name, a comment and a test title, but not in a text of the product', () => {
  const text = [
    'const isTold = 1; // nobody stands here',
    "test('the person is told', () => undefined);",
    "const label = 'Told by one article only';",
    '/** Parted by commas. */',
    'export { label, isTold };',
  ].join('\n');
  assert.deepEqual(
    refusedIn('probe.ts', text)
      .map((line) => line.split(' ->')[0])
      .sort(),
    ['probe.ts:1 Told', 'probe.ts:1 stands', 'probe.ts:2 told', 'probe.ts:4 Parted', 'probe.ts:5 Told'],
  );
});
