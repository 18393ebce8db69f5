import { byArticle, byImport, aFact } from '@vaglio/test-kit';
import { factText } from './fact-fields';

test.each([
  [aFact('canton', { value: 'GE' }), 'Genève'],
  [aFact('sector', { value: 'CleanT' }), 'Cleantech'],
  [aFact('founding_year', { value: 2020 }), '2020'],
  [aFact('raised_money', { value: 1200000, currency: 'EUR' }), 'EUR 1’200’000.00'],
  [aFact('raised_money', { value: 'CHF 150000' }), 'CHF 150000'],
  [aFact('article_date', { value: '2026-11-03' }), '3 Nov 2026'],
  [aFact('email'), '–'],
  [
    aFact('sector', { received: 'Agritech', received_from: byArticle('Startwerk', '2026-11-19') }),
    'Unknown, article says “Agritech”',
  ],
  [
    aFact('canton', { received: 'Elsewhere', received_from: byImport(3) }),
    'Unknown, import says “Elsewhere”',
  ],
])('a fact is formatted for display (case %#)', (fact, text) => expect(factText(fact)).toBe(text));
