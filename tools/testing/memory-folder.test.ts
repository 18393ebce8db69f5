import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { memoryFolder } from './memory-folder.mjs';

const place = mkdtempSync(join(tmpdir(), 'memory-folder-'));
after(() => rmSync(place, { recursive: true, force: true }));
const isLinux = process.platform === 'linux';

test('the test folder in memory is created if there is enough space, and deleted with the process', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { existsSync } from 'node:fs';
      const { memoryFolder } = await import(${JSON.stringify(join(__dirname, 'memory-folder.mjs'))});
      const folder = memoryFolder(${JSON.stringify({ place, room: 0, memory: 0 })});
      console.log(folder, folder !== null && existsSync(folder));`,
    ],
    { encoding: 'utf8' },
  );
  const [folder = '', wasThere] = stdout.trim().split(' ');
  assert.deepEqual([folder.startsWith(place), wasThere], isLinux ? [true, 'true'] : [false, 'false']);
  assert.equal(existsSync(folder), false);
});

test('a test folder in memory is removed if its process was killed, and kept while its process lives', () => {
  const gone = spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).stdout.trim();
  const [left, used] = [`vaglio-${gone}-a`, `vaglio-${process.pid}-b`];
  for (const name of [left, used]) mkdirSync(join(place, name));
  memoryFolder({ place, room: Number.MAX_VALUE, memory: 0 });
  assert.deepEqual(new Set(readdirSync(place)), new Set(isLinux ? [used] : [left, used]));
  for (const name of [left, used]) rmSync(join(place, name), { recursive: true, force: true });
});

test('without space, memory or a supported file system no test folder is created, and nothing remains', () => {
  const before = readdirSync(place);
  const all = { place, room: 0, memory: 0 };
  assert.deepEqual(
    [
      memoryFolder({ ...all, room: Number.MAX_VALUE }),
      memoryFolder({ ...all, memory: Number.MAX_VALUE }),
      memoryFolder({ ...all, place: join(place, 'none') }),
    ],
    [null, null, null],
  );
  assert.deepEqual(readdirSync(place), before);
});
