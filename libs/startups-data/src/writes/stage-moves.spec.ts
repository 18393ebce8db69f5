import { aBoard, aCard } from '@vaglio/test-kit';
import { moveCard } from './stage-moves';

test('a moved board card is placed by score in its new stage, and the counts of both stages change', () => {
  const board = aBoard({
    new: [aCard({ id: '1', score: 5 })],
    contract: [aCard({ id: '2', score: 8 }), aCard({ id: '3', score: 3 })],
  });
  moveCard(board, aCard({ id: '1', score: 5, create_contract: 1 }), 'new', 'contract');
  const [from, , to] = board.stages;
  expect([from?.total, from?.items, to?.total]).toEqual([0, [], 3]);
  expect(to?.items.map(({ id, create_contract }) => [id, create_contract])).toEqual([
    ['2', 0],
    ['1', 1],
    ['3', 0],
  ]);
});
