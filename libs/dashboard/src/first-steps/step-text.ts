import type { FirstStep, FirstSteps } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { formatExact } from '@vaglio/ui';

interface StepText {
  readonly title: string;
  /** Current state of the step, and what to do. */
  readonly detail: string;
  /** Text of the button. */
  readonly action: string;
  /** Address of the button, or null if the button opens a dialog. */
  readonly to: string | null;
}

/** Message about a removed SVG logo that an earlier release accepted. */
export const DROPPED_LOGO =
  'Your SVG logo was removed, because an SVG file can freeze the browser. Upload a PNG or JPEG.';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Returns the texts of a setup step, which include data of the installation. */
export function stepText({ key, state, done_at }: FirstStep, facts: FirstSteps): StepText {
  const isDone = state === 'done';
  switch (key) {
    case 'password':
      return {
        title: 'Choose your own password',
        detail: isDone ? doneText(done_at) : 'Another person set your current password.',
        action: 'Open profile',
        to: routes.profile('password'),
      };
    case 'brand':
      return {
        title: 'Name and brand',
        detail: facts.is_logo_dropped
          ? DROPPED_LOGO
          : 'Title, foundation and logo, as they appear in the top bar and on dossiers',
        action: 'Set brand',
        to: null,
      };
    case 'list':
      return {
        title: 'Import your list',
        detail: listText(state),
        action: 'Import a list',
        to: routes.importList(),
      };
    case 'sources':
      return {
        title: 'Sources',
        detail: isDone ? counted(facts.own_sources, 'source') : sampleText(facts.has_sample_source),
        action: 'Open Scraper',
        to: routes.settings('scraper'),
      };
    case 'model':
      return { title: 'Model', detail: modelText(state, facts.model), action: 'Connect', to: null };
    case 'prompt':
      return {
        title: 'Prompt',
        detail: isDone
          ? `Version ${facts.prompt_version} is active.`
          : `Version ${facts.prompt_version} is active. Read it once and test it on three articles.`,
        action: 'Open Prompt',
        to: routes.settings('prompt'),
      };
    case 'weights':
      return {
        title: 'Weights',
        detail: weightText(facts, isDone),
        action: 'Open Parameters',
        to: routes.settings('params'),
      };
    case 'people':
      return {
        title: 'People',
        detail: isDone
          ? `${counted(facts.other_people, 'account')} in addition to yours`
          : 'Create an account for at least one colleague and give it a role.',
        action: 'Add a colleague',
        to: routes.settings('users'),
      };
  }
}

function doneText(at: string | null): string {
  return at === null ? 'Done by you' : `Done by you, ${formatExact(at)}`;
}

function listText(state: FirstStep['state']): string {
  if (state === 'done') return 'The list has imported startups.';
  return state === 'skipped'
    ? 'Skipped: startups come from news only.'
    : 'Import the startups that you know already, from a CSV or XLSX file.';
}

function sampleText(hasSample: boolean): string {
  return hasSample
    ? '1 bundled sample source, with invented articles. Add your first real one.'
    : 'No news source yet. Add your first source.';
}

function modelText(state: FirstStep['state'], model: string | null): string {
  if (model !== null) return `${model} answers.`;
  return state === 'skipped'
    ? 'Skipped: the built-in extractor is in use.'
    : 'The built-in extractor is in use. Connect a language model for better quotes.';
}

function weightText({ parameters, threshold }: FirstSteps, isDone: boolean): string {
  const present = `${counted(parameters, 'award')} with weights, threshold ${threshold.toFixed(1)}.`;
  if (isDone) return present;
  return parameters === 0
    ? 'No award has a weight yet: every score is 0.'
    : `${present} Adjust them to your programme.`;
}
