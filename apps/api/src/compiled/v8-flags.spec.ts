import { spawnSync } from 'node:child_process';
import { OPTIMIZED, QUICK, SMALL, UNOPTIMIZED } from './v8-flags';

test('this Node knows the flags, and QUICK and OPTIMIZED are how it starts', () => {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const defaultOf = (flag: string) =>
    new RegExp(`^ +${flag} .*\\n +type: bool +default: (\\S+)`, 'm').exec(stdout)?.[1];
  expect([defaultOf(SMALL), defaultOf(OPTIMIZED)]).toEqual([QUICK, OPTIMIZED]);
  expect(UNOPTIMIZED).toBe(OPTIMIZED.replace('--', '--no-'));
});
