import type { MailLine } from './mail-lines';

export type MailSection = {
  heading: string;
  lines: readonly MailLine[];
  more: { text: string; path: string } | null;
};
export type MailPage = {
  product: string;
  /** Address of the installation, without a trailing slash. */
  address: string;
  greeting: string;
  sections: readonly MailSection[];
  /** Reason why the person receives the mail. */
  footer: string;
  /** Link that unsubscribes with one click. */
  unsubscribe: string;
};

const FONT = 'Inter, Helvetica, Arial, sans-serif';
const [TEXT, MUTED, ACCENT, LINE] = ['#13201F', '#46545A', '#0B5C66', '#E1E6E7'];

/** Renders a mail as plain HTML, 600 px wide, without images and tracking. */
export function mailHtml({ product, address, greeting, sections, footer, unsubscribe }: MailPage): string {
  const settings = `${address}/user#notifications`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>',
    `<body style="margin:0;background:#fff;color:${TEXT};font:14px/20px ${FONT};overflow-wrap:anywhere">`,
    '<div style="max-width:600px;margin:0 auto;padding:24px">',
    `<p style="font-weight:600">${escaped(product)}</p><p>${escaped(greeting)}</p>`,
    ...sections.map((section) => sectionHtml(section, address)),
    `<p style="margin:24px 0">${link(address, `Open ${product}`, `display:inline-block;padding:8px 14px;border-radius:8px;background:${ACCENT};color:#fff;text-decoration:none;font-weight:600`)}</p>`,
    `<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid ${LINE};color:${MUTED};font-size:12px">`,
    `${escaped(footer)} Change what and when in your profile: ${link(settings, settings, `color:${MUTED}`)}. `,
    `${link(unsubscribe, 'Unsubscribe', `color:${MUTED}`)}</p></div></body></html>`,
  ].join('\n');
}

/** Renders a mail as plain text. */
export function mailText({ product, address, greeting, sections, footer, unsubscribe }: MailPage): string {
  const blocks = sections.map(({ heading, lines, more }) =>
    [
      heading,
      ...lines.map(
        ({ title, detail, path, figure }) =>
          `- ${title}${figure === null ? '' : ` ${figure}`}\n  ${detail === '' ? '' : `${detail}\n  `}${address}${path}`,
      ),
      ...(more ? [`${more.text}: ${address}${more.path}`] : []),
    ].join('\n'),
  );
  return [
    greeting,
    ...blocks,
    `Open ${product}: ${address}`,
    `${footer} Change what and when in your profile: ${address}/user#notifications\nUnsubscribe: ${unsubscribe}`,
  ].join('\n\n');
}

function sectionHtml({ heading, lines, more }: MailSection, address: string): string {
  return [
    `<h2 style="margin:24px 0 4px;font-size:15px">${escaped(heading)}</h2>`,
    '<table role="presentation" style="width:100%;border-collapse:collapse">',
    ...lines.map((line) => lineHtml(line, address)),
    '</table>',
    more ? `<p>${link(`${address}${more.path}`, more.text, `color:${ACCENT}`)}</p>` : '',
  ].join('\n');
}

function lineHtml({ title, detail, path, figure }: MailLine, address: string): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top`;
  const name = link(`${address}${path}`, title, `color:${TEXT};font-weight:600;text-decoration:none`);
  const second = `<br><span style="color:${MUTED};font-size:13px">${escaped(detail)}</span>`;
  const right = figure === null ? '' : `<b>${escaped(figure)}</b>`;
  return `<tr><td style="${cell}">${name}${detail === '' ? '' : second}</td><td style="${cell};text-align:right;white-space:nowrap">${right}</td></tr>`;
}

function link(href: string, text: string, style: string): string {
  return `<a href="${escaped(href)}" style="${style}">${escaped(text)}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including attributes in double quotes. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
