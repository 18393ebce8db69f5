import { flatMapYielding } from './yield-to-event-loop';

function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('a yielding map returns the same as flatMap', async () => {
  const twiceUnlessOdd = (item: number) => (item % 2 === 0 ? [item, item] : []);
  expect(await flatMapYielding([1, 2, 3, 4], twiceUnlessOdd)).toEqual([2, 2, 4, 4]);
});

it('a yielding map lets other work run during a long list', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('a request'));
  await flatMapYielding([1, 2, 3], () => {
    workFor(10);
    return [];
  });
  order.push('the work');
  expect(order).toEqual(['a request', 'the work']);
});

it('a yielding map handles a short list without yielding', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('a request'));
  await flatMapYielding([1, 2, 3], () => []);
  order.push('the work');
  expect(order).toEqual(['the work']);
});
