import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { renderGuide } from '../apps/web/build/guide.mts';
import { headingAnchors } from '../apps/web/build/heading-anchors.mts';

const workspace = join(__dirname, '..');
const readText = (path: string) => readFileSync(join(workspace, path), 'utf8');

/** Returns the targets of links and images in a Markdown text, excluding code examples. */
function targetsOf(markdown: string): string[] {
  const prose = markdown.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)].map(([, target = '']) => target);
}

/**
 * Returns the link targets that do not exist.
 * @param path path of the document in the workspace
 */
function brokenLinks(path: string, markdown: string): string[] {
  return targetsOf(markdown).filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const linked = file === '' ? path : posix.join(posix.dirname(path), file);
    if (!existsSync(join(workspace, linked))) return true;
    const text = file === '' ? markdown : anchor && linked.endsWith('.md') ? readText(linked) : '';
    return anchor !== undefined && !headingAnchors(text).includes(anchor);
  });
}

test('every link of a Markdown file leads to a file and a heading that exist', () => {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: workspace }).toString().trim().split('\n');
  assert.ok(files.length > 50);
  const broken = files
    .filter((path) => existsSync(join(workspace, path)))
    .flatMap((path) => brokenLinks(path, readText(path)).map((target) => `${path}: ${target}`));
  assert.deepEqual(broken, []);
});

test('a link to a missing file, a missing heading or a missing heading of its own document is broken', () => {
  const text = [
    '# Set weights',
    '## Set weights',
    '[a](docs/gone.md) [b](docs/guide/scores.md#gone) [c](#set-weights-2) ![d](docs/pictures/gone.webp)',
    '[e](docs/guide/scores.md#set-weights) [f](#set-weights-1) [g](https://vaglio.example) `[h](gone)`',
  ].join('\n');
  assert.deepEqual(brokenLinks('README.md', text), [
    'docs/gone.md',
    'docs/guide/scores.md#gone',
    '#set-weights-2',
    'docs/pictures/gone.webp',
  ]);
});

test('the user guide served by the app has no broken link, no script and no resource of another site', () => {
  const files = renderGuide();
  assert.ok(files.size > 30);
  for (const [path, html] of files) {
    if (typeof html !== 'string' || !path.endsWith('.html')) continue;
    assert.doesNotMatch(html, /<script|style=|\son[a-z]+=|src="(?!pictures\/)/, path);
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      if (/^https?:/.test(target) || target === '../favicon.svg') continue;
      const [file = '', anchor] = target.split('#');
      const linked = file === '' ? html : files.get(posix.join(posix.dirname(path), file));
      assert.ok(linked !== undefined, `${path}: ${target}`);
      assert.ok(anchor === undefined || String(linked).includes(` id="${anchor}"`), `${path}: ${target}`);
    }
  }
});
