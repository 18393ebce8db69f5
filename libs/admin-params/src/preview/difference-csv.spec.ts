import { aStartupEffect } from './an-effect.fixture';
import { differenceCsv } from './DifferenceDownload';

test('the CSV file of a preview has a line per startup, quotes every cell, and opens as UTF-8', () => {
  const rejected = aStartupEffect({
    id: '2',
    company_name: 'Müller "M" AG',
    old_score: -1.25,
    old_rank: null,
    new_rank: null,
    eligible: 'out',
    top: 'out',
  });
  expect(differenceCsv([aStartupEffect(), rejected]).split('\r\n')).toEqual([
    '\uFEFF"ID","Company","Old score","New score","Old place","New place","Eligible","Top list"',
    '"1","Alpha AG","4","7.5","3","1","entering","entering"',
    '"2","Müller ""M"" AG","-1.25","7.5","","","out","out"',
    '',
  ]);
});

test.each(['=1+1', ' +x', '@cmd', '-2+3', '＝x', '\t=x'])(
  'in the CSV file of a preview the name %j cannot run as a spreadsheet formula',
  (company_name) => {
    expect(differenceCsv([aStartupEffect({ company_name })])).toContain(`"'${company_name}"`);
  },
);
