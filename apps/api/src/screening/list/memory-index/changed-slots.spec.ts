import { slotChanges, type ChangedSlots } from './changed-slots';

const changed = (...slots: number[]): ChangedSlots => ({ slots, renewed: new Set(slots.slice(0, 1)) });

test('what changed after a revision holds each slot once', () => {
  const changes = slotChanges(10);
  changes.note(2, changed(7, 8));
  changes.note(3, changed(8, 9));
  expect(changes.since(1)).toEqual({ slots: [7, 8, 9], renewed: new Set([7, 8]) });
  expect(changes.since(2)).toEqual({ slots: [8, 9], renewed: new Set([8]) });
  expect(changes.since(3)).toEqual({ slots: [], renewed: new Set() });
  changes.note(4, changed(1));
  expect(changes.since(3)).toEqual({ slots: [1], renewed: new Set([1]) });
});

test('of more changes than are remembered only the last ones are known, once the others have been followed', () => {
  const changes = slotChanges(3);
  changes.note(2, changed(1, 2));
  changes.note(3, changed(3));
  changes.forget();
  expect([changes.isFull(), changes.since(1)?.slots]).toEqual([false, [1, 2, 3]]);
  changes.note(4, changed(4));
  expect([changes.isFull(), changes.since(1)?.slots]).toEqual([true, [1, 2, 3, 4]]);
  changes.forget();
  expect([changes.isFull(), changes.since(1)]).toEqual([false, null]);
  expect(changes.since(2)?.slots).toEqual([3, 4]);
  changes.note(5, changed(1, 2, 3, 4));
  changes.forget();
  expect(changes.since(4)).toBeNull();
  expect(changes.since(5)?.slots).toEqual([]);
});
