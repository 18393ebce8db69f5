import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const workspace = join(__dirname, '..');
const DOCUMENT = join(workspace, 'docs/security-asvs.md');
/** Folders that file paths in the document may be relative to. */
const FOLDERS = ['', 'apps/api/src'];

/** Requirement numbers by section of OWASP ASVS 5.0.0, levels 1 and 2. */
const REQUIREMENTS: Readonly<Record<string, readonly number[]>> = {
  ...{ '1.1': to(2), '1.2': to(9), '1.3': to(11), '1.4': to(3), '1.5': to(2) },
  ...{ '2.1': to(3), '2.2': to(3), '2.3': to(4), '2.4': to(1) },
  ...{ '3.2': to(2), '3.3': to(4), '3.4': to(6), '3.5': to(5), '3.7': to(2) },
  ...{ '4.1': to(3), '4.2': to(1), '4.3': to(2), '4.4': to(4) },
  ...{ '5.1': to(1), '5.2': to(3), '5.3': to(2), '5.4': to(3) },
  ...{ '6.1': to(3), '6.2': to(12), '6.3': to(4), '6.4': to(4), '6.5': to(5), '6.6': to(3), '6.8': to(4) },
  ...{ '7.1': to(3), '7.2': to(4), '7.3': to(2), '7.4': to(5), '7.5': to(2), '7.6': to(2) },
  ...{ '8.1': to(2), '8.2': to(3), '8.3': to(1), '8.4': to(1) },
  ...{ '9.1': to(3), '9.2': to(4) },
  ...{
    '10.1': to(2),
    '10.2': to(2),
    '10.3': to(4),
    '10.4': to(11),
    '10.5': to(5),
    '10.6': to(2),
    '10.7': to(3),
  },
  ...{ '11.1': to(2), '11.2': to(3), '11.3': to(3), '11.4': to(4), '11.5': to(1), '11.6': to(1) },
  ...{ '12.1': to(3), '12.2': to(2), '12.3': to(4) },
  ...{ '13.1': to(1), '13.2': to(5), '13.3': to(2), '13.4': to(5) },
  ...{ '14.1': to(2), '14.2': to(4), '14.3': to(3) },
  ...{ '15.1': to(3), '15.2': to(3), '15.3': to(7) },
  ...{ '16.1': to(1), '16.2': to(5), '16.3': to(4), '16.4': to(3), '16.5': to(3) },
  ...{ '17.1': to(1), '17.2': to(4), '17.3': to(2) },
};

const STATES = ['met', 'by the operator', 'does not apply', 'deviation'] as const;

const PATH = /^[\w-]+(\/[\w.-]+)+$/;
const FILE = /^[\w.-]+\.(tsx?|mjs|json)$/;
/** Files that are in the package but not in the workspace. */
const OTHER_FILES = ['sbom.cdx.json'];

type Row = { id: string; state: string; reason: string };

const text = readFileSync(DOCUMENT, 'utf8');
const rows: readonly Row[] = STATES.flatMap((state) => rowsOf(state));

/**
 * Returns the rows in the chapter for a state. A row that lists several requirement numbers is returned once per
 * number.
 */
function rowsOf(state: string): Row[] {
  const heading = { met: 'Met', 'by the operator': 'By the operator', deviation: 'Deviations' }[state];
  const [, chapter = ''] = text.split(new RegExp(`^## ${heading ?? 'Does not apply'}$`, 'm'));
  const [ownText = ''] = chapter.split(/^## /m);
  return [...ownText.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) +\| (.*?) +\|$/gm)].flatMap(
    ([, ids = '', reason = '']) => ids.split(', ').map((id) => ({ id, state, reason })),
  );
}

test('each ASVS requirement of levels 1 and 2 is in the document exactly once', () => {
  const wanted = Object.entries(REQUIREMENTS).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  assert.equal(wanted.length, 253);
  assert.deepEqual(rows.map(({ id }) => id).sort(), [...wanted].sort());
});

test('the totals of the four ASVS states equal those of their chapters', () => {
  for (const state of STATES) {
    const count = rows.filter((row) => row.state === state).length;
    assert.match(text, new RegExp(`^\\| ${state} +\\|.*\\| ${count} +\\|$`, 'm'));
  }
});

test('a met ASVS requirement names a file or a section, and an unmet requirement the reason', () => {
  const silent = rows.filter(({ state, reason }) =>
    state === 'met' ? filesIn(reason).length === 0 && !reason.includes('](') : reason.length < 10,
  );
  assert.deepEqual(silent, []);
});

test('each file and each section that the ASVS document names exists', () => {
  const files = filesIn(text);
  assert.ok(files.length > 150);
  assert.deepEqual(
    files.filter((file) => !FOLDERS.some((folder) => existsSync(join(workspace, folder, file)))),
    [],
  );
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  assert.deepEqual(
    links.filter((link) => !leadsSomewhere(link)),
    [],
  );
});

/** Returns the paths and file names that are written between backticks. */
function filesIn(markdown: string): string[] {
  return [...markdown.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => PATH.test(span) || (FILE.test(span) && !OTHER_FILES.includes(span)));
}

function leadsSomewhere(link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? DOCUMENT : join(dirname(DOCUMENT), path);
  if (!existsSync(target)) return false;
  if (anchor === undefined) return true;
  const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  return headings.includes(anchor);
}

function to(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
