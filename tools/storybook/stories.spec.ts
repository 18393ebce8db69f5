import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ThemeProvider } from '@mui/material/styles';
import type { I18n, Messages } from '@lingui/core';
import { composeStories, type Decorator } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Result of composeStories for one story. */
type ComposedStory = ComponentType & {
  readonly run: (context: { canvas: typeof screen; userEvent: UserEvent }) => Promise<void>;
};

/** Time without changes after which the page is considered settled, in milliseconds. */
const STILL_MS = 5;

/**
 * Number of parallel hash operations (libuv's default). When this many operations have ended, all operations started
 * earlier have ended too.
 */
const HASHING_THREADS = 4;
const hashNothing = () => crypto.subtle.digest('SHA-256', new Uint8Array());

declare global {
  /** Folder of the tested project, set by tools/jest/jsdom-env.js. */
  var projectRoot: string;
}

const SOURCES = join(globalThis.projectRoot, 'src');
const FILES = storyFiles(SOURCES);

// Theme of Storybook without its global styles, because jsdom would recompute these for every query. A lib that is
// tested without @vaglio/ui has no theme.
const THEME = join(__dirname, '../../libs/ui/src/theme/theme.ts');
const decorators = existsSync(THEME) ? [themed(readExports(THEME)['theme'])] : [];

for (const file of FILES) {
  describe(relative(SOURCES, file), () => {
    test.each(storiesOf(file))('the story %s is rendered', async (_name, story) => {
      await story.run({ canvas: screen, userEvent: userEvent.setup({ delay: null }) });
      await settled();
      expect(document.body).not.toBeEmptyDOMElement();
    });
  });
}

const TEXTS = join(SOURCES, 'messages/i18n.ts');

if (existsSync(TEXTS))
  describe('stories in a pseudo-language', () => {
    const { i18n } = jest.requireActual<{ i18n: I18n }>(TEXTS);
    const { messages: german } = jest.requireActual<{ messages: Messages }>(
      join(SOURCES, 'messages/de.gen.ts'),
    );
    const { messages: english } = jest.requireActual<{ messages: Messages }>(
      join(SOURCES, 'messages/en.gen.ts'),
    );
    const ids = Object.keys(german);
    // The previous story may still be in the document.
    beforeEach(() => document.body.replaceChildren());
    beforeAll(() => {
      i18n.load('en', Object.fromEntries(ids.map((id) => [id, pseudo(english[id] ?? [id])])));
    });

    for (const file of FILES)
      test.each(storiesOf(file))(
        `${relative(SOURCES, file)}: %s shows no message of the library in English`,
        async (_name, story) => {
          render(createElement(story));
          await settled();
          const texts = new Set(shownTexts());
          expect(ids.filter((id) => texts.has(id))).toEqual([]);
        },
      );
  });

// Widgets are not checked, because the stories of the pages that contain them cover them.
if (!isWidget())
  test('every component exported to other projects has stories', () => {
    const shown = FILES.flatMap((file) => {
      const { component, subcomponents } = readExports(readExports(file)['default']);
      return [component, ...Object.values(subcomponents ?? {})];
    });
    const missing = Object.entries(readExports(join(SOURCES, 'index.ts')))
      .filter(([name, value]) => isComponent(name, value) && !shown.includes(value))
      .map(([name]) => name);
    expect(missing).toEqual([]);
  });

/**
 * Returns a pseudo-translation with accents and about a third more characters. Placeholders and marked parts are kept.
 */
function pseudo(message: Messages[string]): Messages[string] {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return value === '#' ? value : accented(value);
    if (!Array.isArray(value)) return value;
    const [name, type, choices] = value;
    if (value.length < 3) return value;
    return [
      name,
      type,
      Object.fromEntries(
        Object.entries(Object(choices)).map(([key, part]) => [
          key,
          Array.isArray(part) ? part.map(visit) : visit(part),
        ]),
      ),
    ];
  };
  return Array.isArray(message) ? (message.map(visit) as typeof message) : message;
}

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'àà',
  e: 'éé',
  i: 'î',
  o: 'öö',
  u: 'û',
  A: 'Å',
  E: 'Ê',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  n: 'ñ',
  S: 'Š',
  c: 'ç',
};
const accented = (text: string) => text.replace(/[aeiouncAEIOUS]/g, (letter) => ACCENTS[letter] ?? letter);

/** Returns all visible texts and all accessible names. */
function shownTexts(): string[] {
  const named = ['aria-label', 'title', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const texts = [...document.querySelectorAll('body *')].flatMap(({ childNodes }) =>
    [...childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ''),
  );
  return [...named, ...texts].map((text) => text.trim());
}

function isWidget(): boolean {
  return readFileSync(join(globalThis.projectRoot, 'project.json'), 'utf8').includes('"type:widget"');
}

function storyFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .sort()
    .map((path) => join(folder, path));
}

function storiesOf(file: string): [string, ComposedStory][] {
  return Object.entries(composeStories(jest.requireActual(file), { decorators })).map(([name, story]) => {
    if (!isComposed(story)) throw new Error(`${name} is no story`);
    return [name, story];
  });
}

/** Waits until immediate responses, lazily loaded parts and short timers have been rendered. */
async function settled(): Promise<void> {
  // Password hashing runs in a thread. Its request must not reach the fake server of the next story.
  await act(() => Promise.all(Array.from({ length: HASHING_THREADS }, hashNothing)));
  let before: string;
  do {
    before = document.body.innerHTML;
    await act(() => new Promise((resolve) => setTimeout(resolve, STILL_MS)));
  } while (before !== document.body.innerHTML);
}

function themed(theme: unknown): Decorator {
  return function Themed(Story) {
    const props = { theme: theme ?? {}, disableStyleSheetGeneration: true };
    return createElement(ThemeProvider, props, createElement(Story));
  };
}

function readExports(module: unknown): Readonly<Record<string, unknown>> {
  const exports: unknown =
    typeof module === 'string' && existsSync(module) ? jest.requireActual(module) : module;
  return typeof exports === 'object' && exports !== null ? { ...exports } : {};
}

function isComposed(story: unknown): story is ComposedStory {
  return typeof story === 'function' && 'run' in story;
}

/**
 * Returns true for a function whose name looks like that of a component. Names of constants consist of capital letters
 * only.
 */
function isComponent(name: string, value: unknown): boolean {
  return typeof value === 'function' && /^[A-Z].*[a-z]/.test(name);
}
