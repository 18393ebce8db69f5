import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { cataloguesOf, compiledFiles, stored, TRANSLATIONS, translatedProjects } from './catalogues';

const root = join(__dirname, '../..');

/** Returns the placeholders of a message and the numbers of its marked parts, without duplicates. */
function placeholders(text: string): string[] {
  const names = new Set<string>();
  const visit = (tokens: unknown): void => {
    if (typeof tokens === 'string') for (const [part] of tokens.matchAll(/<\/?\d>/g)) names.add(part);
    else if (Array.isArray(tokens)) tokens.forEach(visitToken);
  };
  const visitToken = (token: CompiledMessage[number]): void => {
    if (typeof token === 'string') return visit(token);
    const [name, type, choices] = token;
    names.add(type === undefined ? name : `${name}, ${type}`);
    if (typeof choices === 'object' && choices !== null) Object.values(choices).forEach(visit);
  };
  visit(compileMessage(text));
  return [...names].sort();
}

for (const project of translatedProjects) {
  test(`${project}: every text is translated, every translation is used, and both have the same placeholders`, async () => {
    for (const catalogue of await cataloguesOf(project)) {
      const extracted = Object.keys((await catalogue.collect()) ?? {}).sort();
      assert.ok(extracted.length > 0);
      for (const language of TRANSLATIONS) {
        const entries = Object.entries((await catalogue.read(language)) ?? {});
        assert.deepEqual(entries.map(([id]) => id).sort(), extracted, `npm run messages: ${language}`);
        for (const [id, { translation = '' }] of entries) {
          assert.notEqual(translation.trim(), '', `${language}: '${id}' is not translated`);
          assert.deepEqual(placeholders(translation), placeholders(id), `${language}: '${id}'`);
        }
      }
    }
  });

  test(`${project}: the compiled catalogues equal those of npm run messages`, async () => {
    for (const [path, text] of await compiledFiles(project)) assert.equal(stored(path), text, path);
  });

  test(`${project}: German has no ß, and texts have no straight apostrophe`, () => {
    const folder = [...project.split('/'), 'src'].join('/');
    for (const language of TRANSLATIONS) {
      const text = ['messages', 'platform/messages']
        .map((place) => stored(`${folder}/${place}/${language}.po`))
        .join('');
      const translations = [...text.matchAll(/^msgstr "(.*)"$/gm)].map(([, line = '']) => line);
      assert.deepEqual(
        translations.filter((line) => line.includes('ß') || line.includes("'")),
        [],
      );
    }
  });

  // The translation of the server's texts is still incomplete, so only libs are checked.
  if (project.startsWith('libs/'))
    test(`${project}: lint checks the project for texts outside i18n.t`, () => {
      const rules = readFileSync(join(root, project, '.eslintrc.json'), 'utf8');
      assert.match(rules, /tools\/messages\/eslint\.json/);
    });
}

test('the placeholders of a message are its values, each once, and the tags of its marked parts', () => {
  assert.deepEqual(placeholders('{n, plural, one {# of {all}} other {#}} <0>x</0>'), [
    '</0>',
    '<0>',
    'all',
    'n, plural',
  ]);
});
