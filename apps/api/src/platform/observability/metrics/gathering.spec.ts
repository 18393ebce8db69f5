import { gathering } from './gathering';

test('however many scrapes come, the database is asked once in an interval, and less often where it is slow', async () => {
  let [asked, clock] = [0, 0];
  const takes = { ms: 100 };
  const ask = async () => {
    asked += 1;
    clock += takes.ms;
    return asked;
  };
  const counts = gathering(ask, 10_000, () => clock);
  await Promise.all([counts.refresh(), counts.refresh()]);
  clock = 9_999;
  await counts.refresh();
  expect([asked, counts.latest()]).toEqual([1, 1]);
  clock = 10_000;
  takes.ms = 1_000;
  await counts.refresh();
  clock = 11_000 + 49_999;
  await counts.refresh();
  expect(asked).toBe(2);
  clock += 1;
  await counts.refresh();
  expect(asked).toBe(3);
});
