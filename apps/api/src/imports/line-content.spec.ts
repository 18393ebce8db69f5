import { readContent } from '../startups/raw/raw-content';
import { contentText, readContentText } from './line-content';

const BESIDE = {
  ...{ external_id: null, content_hash: 'x', search_key: 'nivalis', name_key: 'nivalis' },
  ...{ website_host: null, received: { company_name: 'Nivalis', canton: null } },
};

test('a line is stored without its empty fields and read with them', () => {
  const content = readContent({
    ...{ company_name: 'Nivalis', raised_money: 0, interested: 1, awards: ['fif grant'] },
  });
  const text = contentText(content, BESIDE);
  expect(JSON.parse(text)).toEqual({
    ...{ company_name: 'Nivalis', raised_money: 0, raised_currency: 'CHF', interested: 1 },
    ...{ awards: ['fif grant'], articles: [], content_hash: 'x', search_key: 'nivalis' },
    ...{ name_key: 'nivalis', received: BESIDE.received },
  });
  expect(readContentText(text)).toEqual(content);
});
