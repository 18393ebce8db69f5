import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { SETTING_GROUPS, type DescribedSetting } from '../../apps/api/src/platform/config/described-settings';

const DOCUMENT = 'docs/configuration.md';
const EXAMPLE = '.env.example';
const INTRODUCTION = `# Configuration

Vaglio reads its settings from the environment, and from the file \`.env\` in the folder from which it is started. Copy \`.env.example\` to begin. All settings are checked at the start, and one message lists every error. An empty variable counts as not set. In \`.env\`, write comments on separate lines, and put values with \`#\` or spaces between double quotes.
`;
const EXAMPLE_INTRODUCTION =
  'All settings with their defaults; a setting without a default has no value here. Remove the # before a variable to set it. Write comments on separate lines, and put values with # or spaces between double quotes.';
const COLUMNS = 118;

/** Returns the document that describes all settings and the example of an `.env` file, by path. */
export async function makeConfiguration(root: string): Promise<Map<string, string>> {
  const options = await resolveConfig(join(root, DOCUMENT), { config: join(root, '.prettierrc.json') });
  const document = await format(documentText(), { ...options, parser: 'markdown' });
  return new Map([
    [DOCUMENT, document],
    [EXAMPLE, exampleText()],
  ]);
}

function documentText(): string {
  const groups = SETTING_GROUPS.map(({ title, note, settings }) =>
    [
      `## ${title}`,
      ...(note === undefined ? [] : [note]),
      ['| variable | default | meaning |', '| --- | --- | --- |', ...settings.map(tableRow)].join('\n'),
    ].join('\n\n'),
  );
  return [INTRODUCTION, ...groups].join('\n\n');
}

const tableRow = ({ name, fallback, fallbackText, meaning }: DescribedSetting): string =>
  `| \`${name}\` | ${fallback ?? fallbackText ?? 'none'} | ${meaning.replaceAll('|', '\\|')} |`;

function exampleText(): string {
  const groups = SETTING_GROUPS.map(({ title, note, settings }) =>
    [
      ...comment(`== ${title}`),
      ...(note === undefined ? [] : comment(plainText(note))),
      '',
      ...settings.flatMap(({ name, fallback = '', meaning }) => [
        ...comment(`${plainText(meaning)}.`),
        `#${name}=${fallback}`,
      ]),
    ].join('\n'),
  );
  return [comment(EXAMPLE_INTRODUCTION).join('\n'), ...groups].join('\n\n') + '\n';
}

/** Removes Markdown syntax. A link becomes its text, followed by the file in docs unless the link is a web address. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\(([^)#]+)[^)]*\)/g, (_link, text: string, target: string) =>
      target.startsWith('https:') ? text : `${text} (docs/${target})`,
    )
    .replaceAll('`', '');

/** Returns lines that begin with '# ' and have at most `COLUMNS` characters. */
function comment(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < COLUMNS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}
