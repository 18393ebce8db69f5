import { nameFault } from './name-fault';

test.each([
  'Alpha AG',
  '  Zürich Instruments\n',
  'O’Neill & Söhne (CH)',
  '株式会社アルファ',
  'شركة ألفا',
  '4',
  '!?',
  '❤\uFE0F Labs',
  'e\u0301clair',
  '',
  ' \t ',
])('the company name %j contains no hidden characters', (text) => expect(nameFault(text)).toBeNull());

test.each([
  ['Al\u200Bpha', 'U+200B'],
  ['Al\u00ADpha', 'U+00AD'],
  ['Al\u202Epha', 'U+202E'],
  ['\u2066Alpha\u2069', 'U+2066'],
  ['Alpha\u0007', 'U+0007'],
  ['Al\npha', 'U+000A'],
  ['Al\u0085pha', 'U+0085'],
  ['Al\u2028pha', 'U+2028'],
  ['Al\uFEFFpha', 'U+FEFF'],
  ['Alpha\uFFFC', 'U+FFFC'],
  ['Alpha\uE000', 'U+E000'],
  ['Alpha\uFFFE', 'U+FFFE'],
  ['Alpha\u{1FFFF}', 'U+1FFFF'],
  ['Alpha\u{E0041}', 'U+E0041'],
  ['\u3164', 'U+3164'],
  ['\u034F', 'U+034F'],
])(
  'a company name with a hidden character is refused, and the character is named (case %#)',
  (text, hidden) => expect(nameFault(text)).toEqual({ hidden }),
);

test.each(['\u2800', '\u0301', '\u2800 \u2800', '\uFE0F'])(
  'an invisible company name is refused (case %#)',
  (text) => expect(nameFault(text)).toEqual({ hidden: null }),
);
