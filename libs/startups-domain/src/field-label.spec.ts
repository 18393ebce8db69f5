import { fieldLabel } from './field-label';

test.each([
  ['company_name', 'Company name'],
  ['cons_text', 'Risks'],
  ['canton', 'Canton'],
  ['toString', 'ToString'],
  ['', ''],
])('%s reads %s', (field, label) => expect(fieldLabel(field)).toBe(label));
