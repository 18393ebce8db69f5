import { noteParts } from './note-parts';

const shown = (text: string, mentions: string[] = []) =>
  noteParts(text, mentions).map((part) => (part.kind === 'text' ? part.text : `[${part.kind} ${part.text}]`));

test.each([
  ['See https://a.example/x?y=1.', ['See ', '[link https://a.example/x?y=1]', '.']],
  ['(http://a.example)', ['(', '[link http://a.example]', ')']],
  ['javascript:alert(1) ftp://a.example', ['javascript:alert(1) ftp://a.example']],
  ['https://', ['https://']],
  ['', []],
])('the note %j is split into %j', (text, parts) => expect(shown(text)).toEqual(parts));

test('only names of mentioned people are highlighted, and longer names take precedence', () =>
  expect(shown('@Ann Huber, @Ann and @Bob: https://x.example/@Ann', ['Ann', 'Ann Huber'])).toEqual([
    '[mention @Ann Huber]',
    ', ',
    '[mention @Ann]',
    ' and @Bob: ',
    '[link https://x.example/@Ann]',
  ]));
