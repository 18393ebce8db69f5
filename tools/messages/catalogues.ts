import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { makeConfig } from '@lingui/conf';
import { LANGUAGES, SOURCE_LANGUAGE } from '@vaglio/language';

const root = join(__dirname, '../..');
/** Folders of a project that may contain the message catalogues. */
const FOLDERS = ['src/messages', 'src/platform/messages'];
const folderOf = (project: string) =>
  FOLDERS.find((folder) => existsSync(join(root, project, folder, 'i18n.ts')));
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/**
 * Folders of all translated projects. A project is translated if one of its catalogue folders contains an `i18n.ts`.
 */
export const translatedProjects: readonly string[] = ['apps', 'libs']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((project) => folderOf(project) !== undefined);

const NO_SOURCE = /\.(?:spec|test|stories|fixture|gen)\.|\/testing\//;

/** Returns the source files of a project that contain translatable texts. Parsing all files would take a minute. */
function sourcesWithTexts(project: string): string[] {
  const folder = join(root, project, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !NO_SOURCE.test(path))
    .filter((path) => readFileSync(path, 'utf8').includes('i18n'))
    .sort();
}

/**
 * Returns Lingui's message catalogues for a project. They extract the messages of the project and read and write
 * `<language>.po`.
 */
export async function cataloguesOf(project: string) {
  const config = makeConfig(
    {
      rootDir: root,
      locales: [...TRANSLATIONS],
      sourceLocale: SOURCE_LANGUAGE,
      catalogs: [
        {
          path: `<rootDir>/${project}/${folderOf(project)}/{locale}`,
          include: sourcesWithTexts(project),
        },
      ],
      format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
      orderBy: 'messageId',
    },
    { skipValidation: true },
  );
  return getCatalogs(config);
}

/**
 * Returns the source texts of a project's compiled catalogues, by path in the workspace. The catalogue of the source
 * language contains only messages with placeholders, because other texts are displayed unchanged.
 * @throws Error for a translation with invalid ICU MessageFormat
 */
export async function compiledFiles(project: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const catalogue of await cataloguesOf(project)) {
    const extracted = Object.keys((await catalogue.collect()) ?? {});
    const source = Object.fromEntries(extracted.filter((id) => id.includes('{')).map((id) => [id, id]));
    files.set(`${project}/${folderOf(project)}/${SOURCE_LANGUAGE}.gen.ts`, compile(SOURCE_LANGUAGE, source));
    for (const language of TRANSLATIONS) {
      const stored = Object.entries((await catalogue.read(language)) ?? {});
      const texts = stored
        .filter(([id, { translation }]) => translation && extracted.includes(id))
        .map(([id, { translation }]) => [id, translation]);
      files.set(
        `${project}/${folderOf(project)}/${language}.gen.ts`,
        compile(language, Object.fromEntries(texts)),
      );
    }
  }
  return files;
}

function compile(language: string, messages: Record<string, string>): string {
  const { source, errors } = createCompiledCatalog(language, messages, { namespace: 'ts', outputPrefix: '' });
  const [first] = errors;
  if (first) throw new Error(`${language}: '${first.source}': ${first.error.message}`);
  return `${source.trim()}\n`;
}

/** Returns the text of a file in the workspace; '' if the file does not exist. */
export function stored(path: string): string {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
