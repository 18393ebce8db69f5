import { followIdleness } from './idle-memory';
import { QUICK, SMALL } from './v8-flags';

test('V8 minds its size while the server is idle, and its speed from the moment at which it is busy', () => {
  const set: string[] = [];
  const utilizations = [0.5, 0.09, 0, 0.1, 0.9, 0.099];
  const look = followIdleness(
    () => utilizations.shift() ?? 0,
    (flag) => set.push(flag),
  );
  const seen = [...utilizations].map(() => {
    look();
    return set.at(-1);
  });
  expect(seen).toEqual([undefined, SMALL, SMALL, QUICK, QUICK, SMALL]);
  expect(set).toEqual([SMALL, QUICK, SMALL]);
});
