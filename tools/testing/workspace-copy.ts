import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
/** Folders that are not copied: build outputs, data of runs, and git. */
const BUILT = ['.git', '.nx', 'coverage', 'data', 'dist', 'node_modules', 'test-results'];

/** Copy of the sources that uses the node_modules of the workspace. In it, a test follows a recipe. */
export interface WorkspaceCopy {
  readonly folder: string;
  /**
   * Runs a command.
   * @returns output of the command
   * @throws Error if the command fails
   */
  run(command: string, inFolder?: string): string;
  /**
   * Runs a command that is expected to fail.
   * @returns output and errors of the command
   * @throws Error if the command succeeds
   */
  runFailing(command: string): string;
  /** Returns the paths of all files that were written after the copy was created. */
  madeFiles(): string[];
  remove(): void;
}

/** Creates a copy of the workspace in a temporary folder. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-recipe-'));
  const names = readdirSync(root).filter((name) => !BUILT.includes(name));
  for (const name of names) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const copiedAt = Date.now();
  const spawn = (command: string, inFolder: string) =>
    spawnSync(command, {
      cwd: join(folder, inFolder),
      shell: true,
      encoding: 'utf8',
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        ESLINT_USE_FLAT_CONFIG: 'false',
        NX_CACHE_DIRECTORY: join(folder, '.nx'),
        NODE_TEST_CONTEXT: undefined,
      },
    });
  return {
    folder,
    run: (command, inFolder = '.') => {
      const { status, stdout, stderr } = spawn(command, inFolder);
      assert.equal(status, 0, `${command}\n${stdout}\n${stderr}`);
      return stdout;
    },
    runFailing: (command) => {
      const { status, stdout, stderr } = spawn(command, '.');
      assert.notEqual(status, 0, `${command} succeeded`);
      return `${stdout}\n${stderr}`;
    },
    madeFiles: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => statSync(file).mtimeMs > copiedAt)
        .map((file) => file.slice(folder.length + 1))
        .filter((file) => !BUILT.includes(file.split('/')[0] ?? '')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Returns the text below a heading of CONTRIBUTING.md, up to the next heading.
 * @param heading heading including its number signs, such as '## A field of startups'
 */
export function recipeOf(heading: string): string {
  const [, text = ''] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(`${heading}\n`);
  const [section = ''] = text.split('\n## ');
  return section;
}
