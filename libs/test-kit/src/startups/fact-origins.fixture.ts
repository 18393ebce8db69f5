import type { FactOrigin } from '@vaglio/contract';

const NOWHERE: FactOrigin = {
  by: 'import',
  at: '2026-10-01T08:00:00.000Z',
  person: null,
  file: null,
  line: null,
  raw_id: null,
  external_id: null,
  article: null,
  quote: null,
  note: null,
  confirmed_by: null,
  confirmed_at: null,
};

export function byImport(line: number): FactOrigin {
  return { ...NOWHERE, file: 'startups.csv', line, raw_id: '5' };
}

export function byPerson(person: string, note: string | null = null): FactOrigin {
  return { ...NOWHERE, by: 'person', at: '2026-11-03T09:42:00.000Z', person, note };
}

export function byArticle(source: string, published_at: string, quote: string | null = null): FactOrigin {
  return {
    ...NOWHERE,
    by: 'article',
    quote,
    article: {
      id: '7',
      extraction_id: '1',
      url: 'https://news.example.org/1',
      title: 'Kälte aus dem See',
      source,
      published_at,
    },
  };
}
