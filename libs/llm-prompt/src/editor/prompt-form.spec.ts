import { aPrompt } from '../testing/a-prompt';
import {
  checkPrompt,
  DEFAULT_FORM,
  toPromptForm,
  toPromptInput,
  withFallbacks,
  type PromptForm,
} from './prompt-form';

const FORM: PromptForm = { ...DEFAULT_FORM, body: 'Read the article.' };
const sent = (change: Partial<PromptForm>) => toPromptInput({ ...FORM, ...change }, false);

test('by default a prompt has the temperature 0.20, top-p 1.00 and the standard placeholder for the award list', () => {
  expect(DEFAULT_FORM).toEqual({
    model: '',
    temperature: '0.20',
    top_p: '1.00',
    max_output_tokens: '',
    placeholder: '{{AWARDS_LIST}}',
    body: '',
  });
});

test.each([
  ['0', 0],
  ['2', 2],
  ['0.7', 0.7],
  ['1.25', 1.25],
  ['2.01', 0.2],
  ['-0.1', 0.2],
  ['', 0.2],
  ['warm', 0.2],
  ['0,5', 0.5],
])('the prompt temperature typed as %j is sent as %j', (temperature, value) => {
  expect(sent({ temperature }).temperature).toBe(value);
});

test.each([
  ['0', 0],
  ['1', 1],
  ['0.95', 0.95],
  ['1.1', 1],
  ['-1', 1],
  ['', 1],
  ['all', 1],
])('the prompt setting top-p typed as %j is sent as %j', (top_p, value) => {
  expect(sent({ top_p }).top_p).toBe(value);
});

test.each([
  ['', null],
  ['1', null],
  [' 4096 ', null],
  ['0', 'max_output_tokens'],
  ['-1', 'max_output_tokens'],
  ['1.5', 'max_output_tokens'],
  ['many', 'max_output_tokens'],
])('max tokens typed as %j are refused at the field %j', (max_output_tokens, field) => {
  expect(checkPrompt({ ...FORM, max_output_tokens })?.field ?? null).toBe(field);
});

test.each([
  ['', null],
  ['1', 1],
  [' 4096 ', 4096],
])(
  'max tokens typed as %j are sent as %j, and an empty field means the default',
  (max_output_tokens, value) => {
    expect(sent({ max_output_tokens }).max_output_tokens).toBe(value);
  },
);

test('a prompt with an empty body is not sent', () => {
  expect(checkPrompt({ ...FORM, body: ' \n' })).toEqual({ field: 'body', text: 'Prompt body is required.' });
});

test('a prompt is sent with its settings, but with a placeholder only if it is supported or was changed', () => {
  const usual = {
    name: 'venture news extractor data',
    prompt: 'Read the article.',
    model: null,
    temperature: 0.2,
    top_p: 1,
    max_output_tokens: null,
  };
  expect(toPromptInput(FORM, false)).toEqual(usual);
  expect(toPromptInput(FORM, true)).toEqual({ ...usual, placeholder: '{{AWARDS_LIST}}' });
  expect(toPromptInput({ ...FORM, placeholder: '[LIST]', model: ' m ' }, false)).toEqual({
    ...usual,
    model: 'm',
    placeholder: '[LIST]',
  });
  expect(toPromptInput({ ...FORM, placeholder: ' ' }, false)).toEqual(usual);
});

test('the prompt form shows the values that were sent in place of invalid input', () => {
  expect(withFallbacks({ ...FORM, temperature: 'x', top_p: '3', placeholder: '' })).toEqual(FORM);
});

test.each([
  [
    aPrompt({
      body: 'B',
      model: 'm',
      temperature: 0.35,
      top_p: 0.9,
      max_output_tokens: 100,
      placeholder: '[X]',
    }),
    {
      body: 'B',
      model: 'm',
      temperature: '0.35',
      top_p: '0.90',
      max_output_tokens: '100',
      placeholder: '[X]',
    },
  ],
  [
    aPrompt({ body: 'B', temperature: 0.125, top_p: undefined, placeholder: undefined }),
    { ...DEFAULT_FORM, body: 'B', temperature: '0.125' },
  ],
  [null, DEFAULT_FORM],
])('the prompt version %j is edited as %j', (version, form) => {
  expect(toPromptForm(version)).toEqual(form);
});
