import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ThemeProvider } from '@mui/material/styles';
import { composeStories, type Decorator } from '@storybook/react-vite';
import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** What composeStories makes of one exported story. */
interface ComposedStory {
  readonly run: (context: { canvas: typeof screen; userEvent: UserEvent }) => Promise<void>;
}

/** How long the page must stay the same to count as settled. */
const STILL_MS = 5;

/** As many as may hash at the same time (libuv's default): when all have answered, what was begun before has too. */
const HASHING_THREADS = 4;
const hashNothing = () => crypto.subtle.digest('SHA-256', new Uint8Array());

declare global {
  /** The folder of the project that is tested, from tools/jest/jsdom-env.js. */
  var projectRoot: string;
}

const SOURCES = join(globalThis.projectRoot, 'src');
const FILES = storyFiles(SOURCES);

// As in Storybook, but without the page's own styles, which jsdom would compute again for every query. A lib that is
// tested without ui does without the theme.
const THEME = join(__dirname, '../../libs/ui/src/theme/theme.ts');
const decorators = existsSync(THEME) ? [themed(readExports(THEME)['theme'])] : [];

for (const file of FILES) {
  describe(relative(SOURCES, file), () => {
    test.each(storiesOf(file))('%s is rendered', async (_name, story) => {
      await story.run({ canvas: screen, userEvent: userEvent.setup({ delay: null }) });
      await settled();
      expect(document.body).not.toBeEmptyDOMElement();
    });
  });
}

// A widget is shown by the stories of the pages that compose it.
if (!isWidget())
  test('every component that other projects see has stories', () => {
    const shown = FILES.flatMap((file) => {
      const { component, subcomponents } = readExports(readExports(file)['default']);
      return [component, ...Object.values(subcomponents ?? {})];
    });
    const missing = Object.entries(readExports(join(SOURCES, 'index.ts')))
      .filter(([name, value]) => isComponent(name, value) && !shown.includes(value))
      .map(([name]) => name);
    expect(missing).toEqual([]);
  });

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

/** Answers, lazily loaded parts and timers of the first instants are in the page. */
async function settled(): Promise<void> {
  // A password is hashed in a thread; its call must not reach the server of the next story.
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

/** A function of ours with a component's name; constants are all capitals. */
function isComponent(name: string, value: unknown): boolean {
  return typeof value === 'function' && /^[A-Z].*[a-z]/.test(name);
}
