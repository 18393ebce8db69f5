import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { headingAnchors } from './heading-anchors.mts';
import { HELP_TARGETS } from './help-targets.mts';

const DOCS = join(import.meta.dirname, '../../../docs');
const STYLE = join(import.meta.dirname, 'guide.css');
const PICTURES = 'pictures/';
const ICON = '<link rel="icon" href="../favicon.svg" type="image/svg+xml" />';
/** Documents of the guide below `docs`, in the order of its menu, each with its page below `/guide/`. */
const PAGES: Readonly<Record<string, string>> = {
  'guide/README.md': 'index.html',
  'guide/getting-started.md': 'getting-started.html',
  'guide/import-a-list.md': 'import-a-list.html',
  'guide/news-and-facts.md': 'news-and-facts.html',
  'guide/scores.md': 'scores.html',
  'guide/work-the-list.md': 'work-the-list.html',
  'guide/administration.md': 'administration.html',
  'glossary.md': 'glossary.html',
  'models.md': 'models.html',
  'operations.md': 'operations.html',
};

/**
 * Renders the user guide as static files.
 * @returns content by path below `/guide/`: pages without scripts, their style sheet and pictures, and a redirect for
 *   each page of the app
 * @throws Error if a help link of the app refers to a heading that does not exist
 */
export function renderGuide(): ReadonlyMap<string, string | Uint8Array> {
  const documents = Object.entries(PAGES).map(([path, page]) => {
    const text = readFileSync(join(DOCS, path), 'utf8');
    return { path, page, text, title: /^# (.+)$/m.exec(text)?.[1] ?? page };
  });
  const files = new Map<string, string | Uint8Array>([['guide.css', readFileSync(STYLE, 'utf8')]]);
  for (const { path, page, text, title } of documents) {
    const menu = documents.map((other) => {
      const current = other.page === page ? ' aria-current="page"' : '';
      return `<li><a href="${other.page}"${current}>${other.title}</a></li>`;
    });
    files.set(page, pageOf(title, menu.join(''), contentOf(path, text)));
  }
  for (const [from, target] of Object.entries(HELP_TARGETS)) {
    const [page = '', anchor] = target.split('#');
    const found = files.get(page);
    if (typeof found !== 'string' || (anchor !== undefined && !found.includes(` id="${anchor}"`)))
      throw new Error(`The help of ${from} leads to ${target}, which the guide does not have.`);
    files.set(`at/${from}.html`, redirectTo(`../${target}`));
  }
  for (const name of readdirSync(join(DOCS, PICTURES)))
    files.set(PICTURES + name, readFileSync(join(DOCS, PICTURES, name)));
  return files;
}

function pageOf(title: string, menu: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${title} · Vaglio</title>
${ICON}
<link rel="stylesheet" href="guide.css" />
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<nav aria-label="User guide"><ul>${menu}</ul></nav>
<main id="content" tabindex="-1">
${content}</main>
</body>
</html>
`;
}

function redirectTo(address: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<title>User guide</title>
<meta http-equiv="refresh" content="0; url=${address}" />
</head>
<body><a href="${address}">User guide</a></body>
</html>
`;
}

/**
 * Renders a document as HTML.
 * @param path path of the document below `docs`, to which its links and pictures are relative
 */
function contentOf(path: string, text: string): string {
  const anchors = headingAnchors(text)[Symbol.iterator]();
  const folder = posix.dirname(path);
  return new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${anchors.next().value}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const label = this.parser.parseInline(tokens);
        const target = addressOf(folder, href);
        return target === null ? label : `<a href="${target}">${label}</a>`;
      },
      image({ href, text: description }) {
        return `<img src="${posix.join(folder, href)}" alt="${description}" />`;
      },
    },
    hooks: {
      // Wide tables and commands scroll; `tabindex` makes them scrollable by keyboard.
      postprocess: (html) =>
        html
          .replaceAll('<table>', '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
          .replaceAll('</table>', '</table></div>')
          .replaceAll('<pre>', '<pre tabindex="0">'),
    },
  }).parse(text, { async: false });
}

/** Returns the address of a link within the guide; null for a document that is not part of the guide. */
function addressOf(folder: string, href: string): string | null {
  if (href.startsWith('#') || /^https?:/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const page = PAGES[posix.join(folder, path)];
  return page === undefined ? null : page + (anchor === undefined ? '' : `#${anchor}`);
}

/** Returns the Vite plugin that serves the user guide below `/guide/` in development, and writes it into the build. */
export function guide(): Plugin {
  return {
    name: 'guide',
    configureServer: ({ middlewares }) => {
      middlewares.use('/guide/', (request, response, next) => {
        const path = (request.url ?? '').replace(/^\/|[?#].*$/g, '');
        const content = renderGuide().get(path);
        if (content === undefined) return next();
        const kind = path.endsWith('.css') ? 'text/css' : path.endsWith('.html') ? 'text/html' : 'image/webp';
        response.setHeader('Content-Type', kind);
        response.end(content);
      });
    },
    generateBundle() {
      for (const [path, source] of renderGuide())
        this.emitFile({ type: 'asset', fileName: `guide/${path}`, source });
    },
  };
}
