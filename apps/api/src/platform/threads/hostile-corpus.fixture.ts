/** Generated pages, feeds and other texts with which an attacker could overload the parsers of the server. */

const LARGEST = 2 * 1024 * 1024;
const SENTENCE = 'This is a sentence with several words, and a comma, so that it is taken for an article. ';
const ARTICLE = `<article>${`<p>${SENTENCE.repeat(3)}</p>`.repeat(5)}</article>`;

const fill = (piece: string, length = LARGEST - 1_000) => piece.repeat(Math.floor(length / piece.length));
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const nested = (open: string, close: string, levels: number) =>
  `${open.repeat(levels)}${SENTENCE}${close.repeat(levels)}`;
const numbered = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

/** Hostile pages by name. Each has at most 2 MiB. */
export const HOSTILE_PAGES: Readonly<Record<string, () => string>> = {
  '3,000 nested divs in 15 kB': () => page('<div>'.repeat(3_000)),
  '700 levels': () => page(nested('<div>', '</div>', 700)),
  'many subtrees as deep as allowed': () => page(nested('<div>', '</div>', 120).repeat(160)),
  'text at each of the levels allowed': () => page(nested('<div>a, b', '</div>', 120).repeat(160)),
  'wide below deep': () => page(`${'<div>'.repeat(120)}${`<p>${SENTENCE}</p>`.repeat(19_000)}`),
  'nested lists': () => page(nested('<ul><li>x', '</li></ul>', 2_000)),
  'nested tables': () => page(nested('<table><tr><td>x', '</td></tr></table>', 2_000)),
  'lists as deep as allowed': () => page(nested('<ul><li>x', '</li></ul>', 60).repeat(160)),
  'unclosed elements': () => page(fill('<b>x')),
  'unclosed paragraphs': () => page(fill('<p>x')),
  'end tags of nothing': () => page(`${'<a>'.repeat(100)}${fill('</b>')}`),
  'a slash that ends no element': () => page('<div/>'.repeat(3_000)),
  'a drawing in a drawing': () => page('<svg><g>'.repeat(3_000)),
  'attributes by the thousand': () => page(`<div ${numbered(150_000, (index) => `a${index}=1 `)}>x</div>`),
  'many elements with many attributes': () => page(fill('<a b c d e f g h i j k l m n o p>x</a>')),
  'one huge class': () => page(`<div class="${fill('a b ')}">x</div>`),
  'one huge style': () => page(`<div style="${fill('display ')}">x</div>`),
  'one huge comment': () => page(`<!--${fill('-')}-->${ARTICLE}`),
  'comments that open again': () => page(fill('<!--')),
  'only opening signs': () => page(fill('<')),
  'tags that never end': () => page(fill('<a "')),
  'character references': () => page(`<p>${fill('&amp;&#x41;&')}</p>`),
  'one line of 2 MB': () => page(`<article><p>${fill('word, ')}</p></article>`),
  'white space': () => page(`<article><p>${fill(' \n\t')}</p></article>`),
  'combining marks': () => page(`<article><p>a${fill('\u0301\u0316', 500_000)}</p></article>`),
  'zero-width characters': () => page(`<article><p>${fill('a\u200b', 500_000)}</p></article>`),
  'scripts that never end': () => page(fill('<script>')),
  'hidden elements': () => page(fill('<i style="display:none">x</i>', 500_000)),
  pictures: () => page(`${fill('<img src=a>', 200_000)}${ARTICLE}`),
  links: () => page(fill('<a href="#">abc</a> ', 380_000)),
  headings: () => page(fill('<h1>x</h1>', 190_000)),
  'links that lead on below one heading after another': () =>
    page(`<div>${'<a href="/b">More</a>'.repeat(9_000)}${'<h2>x</h2>'.repeat(5_000)}</div>`),
  'paragraphs that are links': () =>
    page(numbered(9_000, (index) => `<p><a href="/${index}">One more of the winners of this year</a></p>`)),
  'nested paywalls around short paragraphs': () =>
    page(
      `${'<div class="paywall">'.repeat(60)}<p>${'<span>Advertisement</span> <span>One more.</span> '.repeat(4_500)}</p>`,
    ),
  'nested paywalls around prose': () =>
    page(`${'<div class="paywall">'.repeat(60)}${`<p>${SENTENCE}</p>`.repeat(4_000)}`),
  'times of events': () =>
    page(
      `<article><p>${'The final is on <time datetime="2026-05-04">4 May</time> in Bern, with all the teams. '.repeat(2_000)}</p></article>`,
    ),
  'sponsored links in one block': () =>
    page(
      `<div>${SENTENCE.repeat(900)}${'<a rel="sponsored" href="/x">x</a> '.repeat(9_000)}</div>${ARTICLE}`,
    ),
  'cards of winners': () =>
    page(
      `<h1>The winners</h1><div>${numbered(4_000, (index) => `<div><h3><a href="/${index}">Alpha${index}</a></h3><p>Bern</p></div>`)}</div>`,
    ),
  'line breaks': () => page(fill('a<br><br>', 80_000)),
  'a title of separators': () => page(ARTICLE, `<title>${fill('a - b | ', 1_000_000)}</title>`),
  'structured data that is deep': () =>
    page(ARTICLE, `<script type="application/ld+json">${fill('[', 1_000_000)}</script>`),
  'a set of pictures without end': () => page(`${ARTICLE}<img srcset="${fill('a 1x,', 1_000_000)}">`),
};

const rss = (items: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0"><channel><title>News</title>${items}</channel></rss>`;
const item = (inner: string) =>
  `<item><title>A</title><link>https://x.ch/a</link><description>${inner}</description></item>`;

/** Hostile feeds by name. Each has at most 2 MiB. */
export const HOSTILE_FEEDS: Readonly<Record<string, () => string>> = {
  'a feed of 100,000 items': () => rss('<item><link>x</link></item>'.repeat(70_000)),
  'deep XML': () => rss(nested('<a>', '</a>', 100_000)),
  'XML that never closes': () => rss(fill('<item>')),
  'attributes in XML': () => rss(`<item ${numbered(150_000, (index) => `a${index}="1" `)}></item>`),
  'entities within entities': () =>
    rss(
      item('&z;'),
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaa">${numbered(20, () => '<!ENTITY z "&a;&a;&a;&a;">')}]>`,
    ),
  'entities behind a long prologue': () =>
    rss(item('&a;'), `${' '.repeat(3_000)}<!DOCTYPE x [<!ENTITY a "a">]>`),
  'character references in XML': () => rss(item(fill('&amp;&#65;&'))),
  'CDATA that opens again': () => rss(item(fill('<![CDATA['))),
  'a title of markup': () =>
    rss(`<item><title>${fill('&lt;b&gt;')}</title><link>https://x.ch/a</link></item>`),
  'deep markup in an item': () => rss(item(`<![CDATA[${'<div>'.repeat(300_000)}]]>`)),
  'an address with 300,000 parameters': () =>
    rss(`<item><title>A</title><link>https://x.ch/?${fill('utm_a&amp;')}</link></item>`),
  'a deep JSON feed': () => fill('{"a":'),
  'a deep JSON feed that is closed': () =>
    `{"version":"https://jsonfeed.org/version/1.1","items":[${'['.repeat(300_000)}${']'.repeat(300_000)}]}`,
  'a JSON feed of many items': () =>
    `{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[${'{"id":"1"},'.repeat(150_000)}{"id":"2"}]}`,
};

/** Hostile robots.txt files by name. */
export const HOSTILE_ROBOTS: Readonly<Record<string, () => string>> = {
  'wildcards in a rule': () => `User-agent: *\nDisallow: /${'*a'.repeat(100_000)}b`,
  'rules by the thousand': () => `User-agent: *\n${fill('Disallow: /*a*b*c*d$\n', 500_000)}`,
  'agents by the thousand': () => `${fill('User-agent: x\n', 500_000)}Disallow: /`,
};

const LONGEST_ARTICLE = 60_000;
/** Text fragments that cause many partial matches in the rules of the built-in extractor. */
const REPEATED = [
  ...['Aa-Bb ', 'Alpha, Beta, ', 'Aa, ', 'Aa ', 'A', 'Aa-', 'aa-', 'aa ', 'A’', 'Aa.', 'A\n', ' ', '. '],
  ...[
    'Alpha and ',
    'Firma Alpha und ',
    'Alpha (',
    'Alpha (a ',
    '(',
    'startup «',
    ': Alpha, ',
    'Alpha raises ',
  ],
  ...['1', '111 ', '111’', 'CHF 1 million ', 'je CHF 1 million ', 'gegründet 20', '2020 ', 'Alpha with '],
  ...['founded by Anna Muster, ', 'Anna Muster, ', 'led by Alpha Capital, ', 'the ', 'Boston-based ', 'der '],
  ...[
    'acquired by ',
    'Zürich ',
    'Zürich-based ',
    'St. Gallen-',
    'in Zürich, ',
    'Alpha aus Bern ',
    'a@a.',
    'a.',
  ],
  ...['Dr. ', 'M. ', 'z. B. ', 'ETH spin-off ', 'Venture Kick stage ', 'prize goes to ', 'led the aa '],
  ...[
    'a\u0301\u0316',
    '\u{1F600}',
    'a\u200b',
    'Alpha AG raised CHF 2 million. ',
    'Alpha AG, a firm of Beta AG, ',
  ],
];

/** Hostile article texts by name. Each has the maximum length. */
export const HOSTILE_TEXTS: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    REPEATED.map((piece) => [
      JSON.stringify(piece),
      () => `The startup ${fill(piece, LONGEST_ARTICLE - 12)}`,
    ]),
  ),
  'two thousand companies': () =>
    numbered(2_000, (index) => `Alpha${index} AG raised CHF 2 million. `).slice(0, LONGEST_ARTICLE),
  'five thousand names': () => numbered(5_000, (index) => `Alpha${index} AG, `).slice(0, LONGEST_ARTICLE),
};

const LARGEST_ANSWER = 1_000_000;
const quoted = (value: unknown, quotes: readonly string[]) => ({ value, quotes });
const startup = (name: string, quotes: readonly string[]) => ({
  company_name: quoted(name, quotes),
  founders: Array.from({ length: 30 }, (_, index) => ({ first_name: `A${index}`, last_name: 'B', quotes })),
  investors: Array.from({ length: 30 }, (_, index) => ({ name: `C${index}`, quotes })),
  awards: Array.from({ length: 30 }, () => ({ name: 'ETH spin-off', quotes })),
  company_description: quoted(name, quotes),
});
const startups = (count: number, quotes: readonly string[]) =>
  JSON.stringify({ startups: Array.from({ length: count }, (_, index) => startup(`Alpha${index}`, quotes)) });

/** Hostile language model responses by name. Each has the maximum length. */
export const HOSTILE_ANSWERS: Readonly<Record<string, () => string>> = {
  'blanks between fences': () => `\`\`\`json ${fill(' ', LARGEST_ANSWER)}x`,
  'blanks and a letter between fences': () =>
    `\`\`\`${fill(' \n', LARGEST_ANSWER)}x${fill(' ', 1_000)}\`\`\``,
  'fences without end': () => fill('```', LARGEST_ANSWER),
  'brackets that open': () => fill('[', LARGEST_ANSWER),
  'brackets that close as well': () => `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
  'objects within objects': () => fill('{"startups":', LARGEST_ANSWER),
  'quotation marks': () => fill('"', LARGEST_ANSWER),
  'backslashes in a text': () => `{"startups":"${fill('\\\\', LARGEST_ANSWER)}"}`,
  'halves of characters': () => `{"startups":[{"company_name":"${fill('\\ud800', 900_000)}"}]}`,
  'a number of a million digits': () => `{"startups":[{"founding_year":${fill('9', LARGEST_ANSWER)}}]}`,
  'a key of a million letters': () => `{"${fill('a', LARGEST_ANSWER)}":1}`,
  'keys by the thousand': () => `{${numbered(80_000, (index) => `"k${index}":1,`)}"startups":[]}`,
  'a prototype': () => '{"__proto__":{"startups":[1]},"constructor":{"prototype":{"x":1}},"startups":[]}',
  'startups by the thousand': () => JSON.stringify({ startups: Array.from({ length: 90_000 }, () => ({})) }),
  'empty startups by the million': () => `{"startups":[${fill('{},', 7_500_000)}`,
  'a quote of one letter, everywhere': () => startups(20, Array<string>(5).fill('aa')),
  'quotes that are nearly found': () => startups(5, [`${fill('a', 900)}b`]),
  'quotes of combining marks': () => startups(5, [fill('a\u0301', 900), fill('\u0316', 900)]),
  'names of combining marks': () => startups(2, []).replaceAll('Alpha', fill('a\u0301\u0316', 20_000)),
};
