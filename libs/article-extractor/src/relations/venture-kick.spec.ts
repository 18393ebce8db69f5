import { foldText } from '@vaglio/startups-domain';
import { ventureKickStage } from './venture-kick';

test.each([
  ['receives CHF 10,000 from Venture Kick', '1'],
  ['erhält 40 000 Franken von Venture Kick', '2'],
  ['remporte 150’000 francs de Venture Kick', '3'],
  ['ha superato la terza fase di Venture Kick', '3'],
  ['completed all three stages of Venture Kick', '3'],
  ['wird von Venture Kick unterstützt', undefined],
])('the text "%s" names the Venture Kick stage %s', (text, stage) => {
  const folded = foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
  expect(ventureKickStage(folded)?.stage).toBe(stage);
});
