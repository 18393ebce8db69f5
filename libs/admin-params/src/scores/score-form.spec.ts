import { checkScore, toScoreForm, toScoreConfig } from './score-form';

test.each([
  [
    { threshold: 5, top_percent: 0.2 },
    { threshold: '5', top_percent: '0.20' },
  ],
  [
    { threshold: -1.25, top_percent: 0.125 },
    { threshold: '-1.25', top_percent: '0.125' },
  ],
  [
    { threshold: 5.5, top_percent: 1 },
    { threshold: '5.5', top_percent: '1.00' },
  ],
  [{}, { threshold: '', top_percent: '' }],
])('the score settings %j are shown in the form as %j', (answer, form) =>
  expect(toScoreForm(answer)).toEqual(form),
);

test.each([
  ['', '0.2', 'threshold', 'Threshold must be a number.'],
  ['high', 'x', 'threshold', 'Threshold must be a number.'],
  ['5', '', 'top_percent', 'Top percent must be a number from 0 to 1.'],
  ['5', '20%', 'top_percent', 'Top percent must be a number from 0 to 1.'],
  ['5', '-0.01', 'top_percent', 'Top percent must be a number from 0 to 1.'],
  ['5', '1.01', 'top_percent', 'Top percent must be a number from 0 to 1.'],
  ['5', '20', 'top_percent', 'Top percent must be a number from 0 to 1.'],
])(
  'the threshold %j with the top percent %j is refused at the field %s: %s',
  (threshold, top_percent, field, text) =>
    expect(checkScore({ threshold, top_percent })).toEqual({ field, text }),
);

test.each([
  ['0', '0', 0, 0],
  ['-2.5', '1', -2.5, 1],
  [' 12 ', '.2', 12, 0.2],
])(
  'the threshold %j and the top percent %j are sent as %d and %d',
  (threshold, top_percent, number, share) => {
    expect(checkScore({ threshold, top_percent })).toBeNull();
    expect(toScoreConfig({ threshold, top_percent })).toEqual({ threshold: number, top_percent: share });
  },
);
