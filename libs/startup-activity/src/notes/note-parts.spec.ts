import { noteParts } from './note-parts';

const shown = (text: string, mentions: string[] = []) =>
  noteParts(text, mentions).map((part) => (part.kind === 'text' ? part.text : `[${part.kind} ${part.text}]`));

test.each([
  ['See https://a.example/x?y=1.', ['See ', '[link https://a.example/x?y=1]', '.']],
  ['(http://a.example)', ['(', '[link http://a.example]', ')']],
  ['javascript:alert(1) ftp://a.example', ['javascript:alert(1) ftp://a.example']],
  ['https://', ['https://']],
  ['', []],
])('%j has the pieces %j', (text, parts) => expect(shown(text)).toEqual(parts));

test('names of mentioned people are marked, the longer one first, and no other', () =>
  expect(shown('@Ann Huber, @Ann and @Bob: https://x.example/@Ann', ['Ann', 'Ann Huber'])).toEqual([
    '[mention @Ann Huber]',
    ', ',
    '[mention @Ann]',
    ' and @Bob: ',
    '[link https://x.example/@Ann]',
  ]));
