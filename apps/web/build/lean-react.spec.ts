import { leanReactCode } from './lean-react.mts';
import { parsed } from './testing/parsed';
import { packageFile, reactOf, RENDERER } from './testing/react-of';
import { failures, state, suspense } from './testing/react-late-plays';
import { elements, events, fields } from './testing/react-plays';
import { logOf, stageOf, type Play } from './testing/react-stage';

const whole = packageFile(RENDERER);
const lean = leanReactCode(whole, parsed(whole));

test.each<[string, Play]>([
  ['elements, their order and their attributes', elements],
  ['fields and forms', fields],
  ['events, also through portals', events],
  ['what comes late, at once and as a transition', suspense],
  ['what fails', failures],
  ['contexts, stores, transitions and what is remembered', state],
])('of %s the lean renderer makes what the whole one makes', async (_what, play) => {
  const expected = await logOf(whole, play);
  expect(expected.length).toBeGreaterThan(4);
  expect(await logOf(lean, play)).toEqual(expected);
});

test.each(['Activity', 'ViewTransition', 'SuspenseList'])('%s fails at once in the lean renderer', (name) => {
  const { h, draw, log, leave } = stageOf(lean);
  const react = reactOf(lean).react as unknown as Record<string, string | symbol>;
  const type =
    react[name] ?? Symbol.for(`react.${name === 'ViewTransition' ? 'view_transition' : 'suspense_list'}`);
  draw(h(type as never, null, 'content'));
  leave();
  expect(log[0]).toContain('uncaught Error: Minified React error #156');
});
