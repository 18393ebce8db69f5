import { gathering } from './gathering';

test('for any number of metrics requests, the database is queried once per interval', async () => {
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

test('a metrics query that times out keeps its previous result until it succeeds', async () => {
  let clock = 0;
  const asked: ((answer: string | Promise<string>) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => void asked.push(resolve));
  const counts = gathering(ask, 10_000, () => clock);
  const seen = () => [counts.isUp(), counts.latest()];
  await counts.refresh();
  expect(seen()).toEqual([false, null]);
  asked[0]?.('first');
  await counts.refresh();
  expect(seen()).toEqual([true, 'first']);
  clock = 10_000;
  await counts.refresh();
  expect(seen()).toEqual([false, 'first']);
  asked[1]?.('second');
  await counts.refresh();
  expect(seen()).toEqual([true, 'second']);
  clock = 20_000;
  const failing = counts.refresh();
  asked[2]?.(Promise.reject(new Error('The database is away.')));
  await failing;
  expect(seen()).toEqual([false, null]);
});
