import { readArticle } from './readable-text';

const ADDRESS = 'https://news.example.org/nubilo';
const STORY = [
  'Die Nubilo AG aus Zug hat in einer Finanzierungsrunde 3 Millionen Franken eingesammelt, wie sie mitteilt.',
  'Das Unternehmen entwickelt seit 2019 Sensoren für Strassenbahnen und beschäftigt zwanzig Personen in Zug.',
  'Mit dem neuen Kapital will die Firma nach Deutschland und Österreich expandieren und ihr Team verdoppeln.',
  'Angeführt wurde die Runde von bestehenden Investoren, sagt die Gründerin am Telefon zur Agentur.',
];
const FOREIGN =
  'Die Quarzo AG aus Genf bietet Hypotheken für 9 Millionen Franken an, fragen Sie uns noch heute danach.';
const [ONE, TWO, ...REST] = STORY.map((text) => `<p>${text}</p>`);
const TAIL = REST.join('');
const page = (body: string) =>
  `<html lang="de"><head><title>Nubilo</title></head><body><article><h1>Nubilo sammelt</h1>${body}</article></body></html>`;
/** Returns a page with a block inside the story. */
const within = (block: string) => page(`${ONE}${TWO}${block}${TAIL}`);
/** Returns the story lines in the extracted text, and whether the text contains foreign lines. */
const read = (html: string) => {
  const { text } = readArticle(html, ADDRESS);
  return { story: STORY.filter((line) => text.includes(line)), hasForeign: text.includes(FOREIGN) };
};
const WHOLE = { story: STORY, hasForeign: false };
const NOT_LEFT_OUT = { story: STORY, hasForeign: true };

test.each([
  'partner-content',
  'sponsored',
  'anzeige',
  'publireportage',
  'advertorial',
  'native-ad',
  'paid-post',
  'brandedContent',
  'publicite',
  'inserzione',
])('a block with the class %s is not part of the article text', (name) => {
  expect(read(within(`<div class="${name}"><p>${FOREIGN}</p></div>`))).toEqual(WHOLE);
});

test.each([
  'CybotCookiebotDialog',
  'didomi-notice',
  'usercentrics-root',
  'qc-cmp2-container',
  'sp_message_container_1',
  'cky-consent-container',
  'privacy-notice',
])('a cookie notice %s is not part of the article text', (name) => {
  expect(read(within(`<div id="${name}"><p>${FOREIGN}</p></div>`))).toEqual(WHOLE);
});

test.each([
  `<div class="jp-relatedposts"><p>${FOREIGN}</p></div>`,
  `<div class="kg-card kg-signup-card"><p>${FOREIGN}</p></div>`,
  `<div class="subscription-widget-wrap"><p>${FOREIGN}</p></div>`,
  `<div class="author-bio"><p>${FOREIGN}</p></div>`,
  `<ins class="adsbygoogle"><p>${FOREIGN}</p></ins>`,
  `<amp-ad><p>${FOREIGN}</p></amp-ad>`,
])('the publishing system’s element %s is not part of the article text', (block) => {
  expect(read(within(block))).toEqual(WHOLE);
});

test.each([
  `<div class="infobox"><p>${FOREIGN}</p></div>`,
  `<div class="authorised"><p>${FOREIGN}</p></div>`,
  `<div class="design-up"><p>${FOREIGN}</p></div>`,
  `<ins><p>${FOREIGN}</p></ins>`,
  `<details><summary>Mehr</summary><p>${FOREIGN}</p></details>`,
])('the element %s is part of the article text', (block) => {
  expect(read(within(block))).toEqual(NOT_LEFT_OUT);
});

test.each(['partners', 'cmp-text', 'stellenanzeigen', 'announcement', 'brand', 'product-promotion-free'])(
  'a block with the class %s is part of the article text',
  (name) => {
    expect(read(within(`<div class="${name}"><p>${FOREIGN}</p></div>`))).toEqual(NOT_LEFT_OUT);
  },
);

test.each([
  `<div><span>Anzeige</span><p>${FOREIGN}</p></div>`,
  `<div><p>Sponsored Content</p><p>${FOREIGN}</p></div>`,
  `<section><small>Publicité</small><p>${FOREIGN}</p></section>`,
  `<section><div>Publireportage</div><p>${FOREIGN}</p></section>`,
  `<section><h3>Contenu sponsorisé</h3><p>${FOREIGN}</p></section>`,
  `<section><h4>Gesponserter Beitrag</h4><p>${FOREIGN}</p></section>`,
  `<div aria-label="Werbung"><p>${FOREIGN}</p></div>`,
  `<p><a rel="noopener sponsored" href="https://quarzo.example">${FOREIGN}</a></p>`,
])('an advertisement is recognized by its label: %s', (block) => {
  expect(read(within(block))).toEqual(WHOLE);
});

test.each([
  ['a heading of a paragraph', `<section><h3>Werbung</h3><p>${FOREIGN}</p></section>`],
  ['a word of a sentence', `<p><strong>Werbung</strong> ${FOREIGN}</p>`],
  ['an item of a list', `<ul><li>Anzeige</li><li>${FOREIGN}</li></ul>`],
  [
    'an empty place before the text',
    `<section><div class="ad"><span>Anzeige</span></div><p>${FOREIGN}</p></section>`,
  ],
  [
    'a sponsored link in a sentence',
    `<p>${FOREIGN} <a rel="sponsored" href="https://q.example">Mehr</a></p>`,
  ],
])('an advertisement label as %s removes no text of the article', (_what, block) => {
  expect(read(within(block))).toEqual(NOT_LEFT_OUT);
});

test.each([
  'paywall',
  'paywall-content',
  'article__paywall',
  'js-paywall',
  'regwall',
  'ad-free',
  'consent-required',
])('the text in an element with the class %s is part of the article text', (name) => {
  expect(read(page(`${ONE}<div class="${name}">${TWO}${TAIL}</div>`))).toEqual(WHOLE);
});

test.each([
  ['paywall', 'Weiterlesen mit einem Abo ab 9 Franken pro Monat.'],
  ['paywall-prompt', 'Réservé aux membres. Connectez-vous.'],
  ['paywall__box', 'Subscribe to continue reading.'],
  ['regwall', 'Accedi o registrati per leggere.'],
  ['piano-offer', 'Jetzt drei Monate testen.'],
])('the subscription prompt %s is not part of the article text', (name, prompt) => {
  const { text } = readArticle(within(`<div class="${name}"><p>${prompt}</p></div>`), ADDRESS);
  expect(text).not.toContain(prompt);
  expect(STORY.filter((line) => text.includes(line))).toEqual(STORY);
});

const shadow = (content: string) => `<template shadowrootmode="open">${content}</template>`;
test.each([
  ['the text', page(`<news-text>${shadow(`<div>${ONE}${TWO}${TAIL}</div>`)}</news-text>`)],
  [
    'the whole page',
    `<html><body><x-app>${shadow(`<main><h1>Nubilo</h1>${ONE}${TWO}${TAIL}</main>`)}</x-app></body></html>`,
  ],
  [
    'a slot for the text',
    page(`<news-text>${shadow('<div><slot></slot></div>')}${ONE}${TWO}${TAIL}</news-text>`),
  ],
  [
    'named slots',
    page(
      `<x-a>${shadow('<slot name="lead"></slot><slot></slot>')}<div slot="lead">${ONE}</div>${TWO}${TAIL}</x-a>`,
    ),
  ],
  ['another shadow root', page(`<x-a>${shadow(`${ONE}<x-b>${shadow(`${TWO}${TAIL}`)}</x-b>`)}</x-a>`)],
  ['no slot for other text', page(`<x-a>${shadow(`${ONE}${TWO}${TAIL}`)}<p>${FOREIGN}</p></x-a>`)],
  ['nothing, as other templates have', page(`${ONE}${TWO}${TAIL}<template><p>${FOREIGN}</p></template>`)],
])('a declarative shadow root with %s is read as a browser shows it', (_what, html) => {
  expect(read(html)).toEqual(WHOLE);
});
