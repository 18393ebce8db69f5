import { actInFacts, rowNear } from './fact-focus';

function someRows(): HTMLElement {
  document.body.innerHTML = `
    <button id="card"></button>
    <div id="facts">
      <div data-fact="a"><button data-edit id="a"></button><button data-origin id="oa"></button></div>
      <div data-fact="b"><span>nothing to press</span></div>
      <div data-fact="c"><button data-origin id="oc"></button>
        <div data-suggestion="1"><button data-answer="take" id="t1"></button><button data-answer="keep" id="k1"></button></div>
      </div>
      <div data-suggestion="2"><button data-answer="take" id="t2"></button></div>
    </div>`;
  const facts = document.getElementById('facts');
  if (!facts) throw new Error('no facts');
  return facts;
}

/** Performs an action from the element with the given id. It returns the id of the element that then has the focus. */
function focusAfter(from: string, action: 'next' | 'previous' | 'suggestion'): string {
  const facts = someRows();
  document.getElementById(from)?.focus();
  actInFacts(facts, document.activeElement, action);
  return document.activeElement?.id ?? '';
}

test.each([
  ['card', 'next', 'a'],
  ['a', 'next', 'oc'],
  ['oa', 'next', 'oc'],
  ['oc', 'previous', 'a'],
  ['a', 'previous', 'a'],
  ['t2', 'previous', 'oc'],
  ['card', 'suggestion', 't1'],
  ['a', 'suggestion', 't1'],
  ['k1', 'suggestion', 't2'],
] as const)('in the facts, from the element %s the action %s moves the focus to %s', (from, action, to) =>
  expect(focusAfter(from, action)).toBe(to),
);

test('the shortcuts for the origin and the answers apply to the focused fact', () => {
  const facts = someRows();
  const pressed: string[] = [];
  facts.addEventListener('click', ({ target }) => pressed.push(target instanceof Element ? target.id : ''));
  const at = (id: string) => document.getElementById(id);
  expect([
    actInFacts(facts, at('a'), 'origin'),
    actInFacts(facts, at('oc'), 'keep'),
    actInFacts(facts, at('t2'), 'take'),
    actInFacts(facts, at('a'), 'take'),
    actInFacts(facts, at('card'), 'origin'),
  ]).toEqual([true, true, true, false, false]);
  expect(pressed).toEqual(['oa', 'k1', 't2']);
});

test('a suggestion below a fact belongs to that fact', () => {
  const facts = someRows();
  const near = (id: string) => rowNear(facts, document.getElementById(id) ?? facts);
  expect([near('t1'), near('t2'), near('oa')]).toEqual(['c', 'c', 'a']);
});
