import { stageLabel, stageOf, STAGES } from './stages';

test('there are six stages with the names of the badges, in the order of the board', () => {
  expect(STAGES.map(stageLabel)).toEqual(['New', 'Contacted', 'Contract', 'Investment', 'Later', 'Rejected']);
});

test.each([
  [{}, false, 'new'],
  [{ email_sent: null, create_contract: 0, interested: false, rejected: 0 }, false, 'new'],
  [{ email_sent: 1 }, false, 'contacted'],
  [{ email_sent: true, create_contract: true }, false, 'contract'],
  [{ create_contract: 1 }, false, 'contract'],
  [{ email_sent: 1, create_contract: 1, interested: 1 }, false, 'investment'],
  [{ email_sent: 1, interested: 1 }, false, 'investment'],
  [{ interested: 1 }, true, 'later'],
  [{}, true, 'later'],
  [{ rejected: 1 }, true, 'rejected'],
  [{ email_sent: 1, create_contract: 1, interested: 1, rejected: 1 }, false, 'rejected'],
])('a startup with the flags %j and Later %s is in the stage %s', (flags, isLater, stage) =>
  expect(stageOf(flags, isLater)).toBe(stage),
);
