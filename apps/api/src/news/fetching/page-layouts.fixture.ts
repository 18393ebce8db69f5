/** Page structures of actual sites and content management systems, with fictional content. */

export const LEAD =
  'Die Ahornholz Test AG aus Chur hat in einer Finanzierungsrunde 4,2 Millionen Franken erhalten.';
/** Paragraphs of the story after the lead. */
export const TEXT = [
  'Das teilte das Unternehmen am Dienstag mit. Angeführt wird die Runde von einem regionalen Investor, und mehrere bisherige Aktionäre beteiligen sich erneut, darunter eine Bank und zwei Privatpersonen.',
  'Gegründet wurde die Firma im Jahr 2019 von drei Absolventinnen der Hochschule. Das Team entwickelt Sensoren, mit denen sich die Feuchtigkeit in Holzbauten messen lässt, und zählt heute achtzehn Angestellte.',
  'Mit dem frischen Geld will sie den Vertrieb nach Österreich ausbauen und ein zweites Produkt auf den Markt bringen, das ohne Batterie auskommt und sich nachträglich einbauen lässt.',
];
/** Text in navigation, teasers and comments. No extracted story may contain it. */
export const FOREIGN = 'Fremde Firma';

/** Content of a page layout: HTML of the lead and of each following block. */
export type Story = { lead: string; blocks: readonly string[] };
export const STORY: Story = { lead: `<p>${LEAD}</p>`, blocks: TEXT.map((text) => `<p>${text}</p>`) };

const MENU = `<header class="site-header"><nav><ul><li><a href="/">Start</a></li><li><a href="/a">${FOREIGN} Aktuell</a></li></ul></nav></header>`;
const FOOTER = `<footer><p>Impressum und Datenschutz der ${FOREIGN}.</p></footer>`;
const COOKIES = `<div id="cookie-banner"><p>Wir und unsere Partner der ${FOREIGN} verwenden Cookies, um Inhalte zu messen und zu verbessern, wenn Sie zustimmen.</p></div>`;
const LINKS = `<ul><li><a href="/x">${FOREIGN} AG sammelt 99 Millionen ein</a></li><li><a href="/y">${FOREIGN} SA wächst stark</a></li></ul>`;
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Chur: Runde für Holzsensoren</title>${head}</head><body>${MENU}${body}${FOOTER}</body></html>`;

/** Page layouts by type of site. */
export const LAYOUTS: Readonly<Record<string, (story: Story) => string>> = {
  'a blog': ({ lead, blocks }) =>
    page(
      `<main id="primary" class="site-main"><article class="post hentry"><header class="entry-header"><h1 class="entry-title">Runde für Sensoren</h1></header><div class="entry-content">${lead}${blocks.join('')}</div><div class="sharedaddy"><p>Teilen mit ${FOREIGN}</p></div></article><div id="comments" class="comments-area"><p>Ein langer Kommentar über die ${FOREIGN}, den jemand geschrieben hat, der es besser weiss als alle anderen.</p></div></main>`,
    ),
  'a newspaper with the lead beside the body': ({ lead, blocks }) =>
    page(
      `<article><div class="head"><header><h1>Runde für Sensoren</h1></header>${lead}</div><div class="body">${blocks.join('')}</div></article>`,
    ),
  'a newspaper with the lead in the header of the article': ({ lead, blocks }) =>
    page(
      `<article><header class="article__header"><h1>Runde für Sensoren</h1>${lead}</header><section class="article__body">${blocks.join('')}</section></article>`,
    ),
  'a newspaper with the lead before the article': ({ lead, blocks }) =>
    page(
      `<main><div class="hero"><h1>Runde für Sensoren</h1>${lead}</div><article class="text">${blocks.join('')}</article><div class="more"><h2>Mehr zum Thema</h2>${LINKS}</div></main>`,
    ),
  'a content system of generic wrappers': ({ lead, blocks }) =>
    page(
      `<div class="frame"><div class="frame-inner"><h1>Runde für Sensoren</h1><div class="ce-bodytext">${lead}</div></div></div><div class="frame"><div class="frame-inner"><div class="ce-bodytext">${blocks.join('')}</div></div></div>`,
    ),
  'a site of nodes and fields': ({ lead, blocks }) =>
    page(
      `<div class="region region-content"><div role="article" class="node"><h1>Runde für Sensoren</h1><div class="field field--lead">${lead}</div><div class="field field--body">${blocks.join('')}</div></div></div><div class="region region-sidebar"><h2>Aktuell</h2>${LINKS}</div>`,
    ),
  'a site builder with a section for each block': ({ lead, blocks }) =>
    page(
      `<main><section class="s1"><div><h1>Runde für Sensoren</h1></div></section><section><div><div>${lead}</div></div></section>${blocks.map((block) => `<section><div><div>${block}</div></div></section>`).join('')}<section class="newsletter-signup"><p>Melden Sie sich für den Newsletter der ${FOREIGN} an und erhalten Sie jede Woche Neuigkeiten.</p></section></main>`,
    ),
  'an application of custom elements': ({ lead, blocks }) =>
    page(
      `<app-root><app-story><app-title><h1>Runde für Sensoren</h1></app-title><app-lead>${lead}</app-lead>${blocks.map((block) => `<app-block>${block}</app-block>`).join('')}</app-story><app-related class="related-stories"><p>Andere ${FOREIGN} AG sammelt 88 Millionen Franken ein, wie sie gestern an einer Konferenz mitteilte.</p></app-related></app-root>`,
    ),
  microdata: ({ lead, blocks }) =>
    page(
      `<div itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">Runde für Sensoren</h1>${lead}<div itemprop="articleBody">${blocks.join('')}</div></div><aside><h3>Auch interessant</h3>${LINKS}</aside>`,
    ),
  'a page in tables': ({ lead, blocks }) =>
    page(
      `<table width="100%"><tr><td width="150">${LINKS}</td><td><h1>Runde für Sensoren</h1>${lead}${blocks.join('')}</td></tr></table>`,
    ),
  'a press release with teasers in its text': ({ lead, blocks }) =>
    page(
      `<article><h1>Runde für Sensoren</h1>${lead}${blocks[0] ?? ''}<p><strong>Lesen Sie auch:</strong> <a href="/z">${FOREIGN} GmbH bekommt Geld</a></p>${blocks.slice(1).join('')}<div class="related-articles"><h2>Mehr zum Thema</h2><p>Andere ${FOREIGN} AG sammelt 88 Millionen Franken ein, wie sie gestern mitteilte.</p></div><aside><h3>Auch interessant</h3>${LINKS}</aside></article>`,
    ),
  'an article among cards of others': ({ lead, blocks }) =>
    page(
      `<main><article class="story"><h1>Runde für Sensoren</h1>${lead}${blocks.join('')}</article>${[1, 2, 3].map((count) => `<article class="card"><h3><a href="/c${count}">${FOREIGN} ${count}</a></h3><p>Die ${FOREIGN} hat gestern in einer langen Mitteilung gesagt, dass sie in diesem Jahr noch mehr wachsen will.</p></article>`).join('')}</main>${COOKIES}`,
    ),
  'an article whose text can be unfolded': ({ lead, blocks }) =>
    page(
      `<article><h1>Runde für Sensoren</h1>${lead}<details open><summary>Mehr lesen</summary>${blocks.join('')}</details></article>`,
    ),
  'a page without any element around its text': ({ lead, blocks }) =>
    page(`<h1>Runde für Sensoren</h1>${lead}${blocks.join('')}`),
};
