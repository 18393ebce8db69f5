import { renderPrompt } from './render-prompt';

const rendered = (...call: Parameters<typeof renderPrompt>) =>
  renderPrompt(...call)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

test.each<[string, string, readonly string[] | null, string]>([
  ['Only:\n{{L}}\nEnd', '{{L}}', ['kick 1', 'kick 2'], 'Only:\n[kick 1\nkick 2]\nEnd'],
  ['{{L}} and {{L}}', '{{L}}', ['a'], '[a] and [a]'],
  ['{{L}}', '{{L}}', [], ''],
  ['{{L}}', '{{L}}', null, '[{{L}}]'],
  ['Nothing', '{{L}}', ['a'], 'Nothing'],
  ['Nothing', '', ['a'], 'Nothing'],
  ['$1 {{L}}', '{{L}}', ['$& and $1'], '$1 [$& and $1]'],
])(
  'the prompt %j with the placeholder %j and the awards %j is rendered as %j',
  (body, placeholder, names, text) => {
    expect(rendered(body, placeholder, names)).toBe(text);
  },
);
