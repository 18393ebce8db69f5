import type {
  ReviewArticle,
  ReviewArticleLine,
  ReviewCompany,
  ReviewStep,
  ReviewValue,
} from '@vaglio/contract';

const TEXT = `Gleich drei Firmen haben am Donnerstag frisches Kapital gemeldet. Den grössten Betrag holt die Zürcher Kälteblick AG: Sie schliesst eine Serie-A-Runde über 6,4 Millionen Franken ab, angeführt von Aventira Ventures; neu dabei ist auch Limmat Kapital.

Das 2021 gegründete Unternehmen kühlt Rechenzentren mit Seewasser und spart nach eigenen Angaben vier Fünftel des Stroms. «Wir bauen jetzt die erste Anlage am Walensee», sagt Anna-Lena Gschwend, die die Firma mit Tobias Frei als Spin-off der ETH Zürich aufgebaut hat. Im Frühling hatte Kälteblick die dritte Stufe von Venture Kick gewonnen.

Aus Genf meldet Cardiolys SA den Abschluss einer Zwischenrunde von fünf Millionen Dollar. Die Herzpumpe der Firma wird derzeit an zwei Spitälern in Lausanne und Bern geprüft; die Zulassung erwartet Mitgründer Jean-Baptiste Monnier für 2028.

Ebenfalls Geld aufgenommen hat die Walensee Energie AG, die seit 1961 den Stausee oberhalb von Quarten betreibt. Sie begibt eine Anleihe über 40 Millionen Franken und liefert Kälteblick künftig den Strom für die Pumpen.`;

/** Returns quotes with their positions in code points, in the format of the server. */
function quoted(text: string, ...passages: readonly string[]) {
  return passages.map((passage) => {
    const start = [...text.slice(0, text.indexOf(passage))].length;
    return { text: passage, start, end: start + [...passage].length };
  });
}

function aValue(
  field: ReviewValue['field'],
  text: string,
  passage: string | null,
  overrides: Partial<ReviewValue> = {},
): ReviewValue {
  return {
    key: field,
    field,
    text,
    value: text,
    currency: null,
    kind: null,
    stage: null,
    state: passage === null ? 'no_source' : 'proposed',
    is_open: true,
    confidence: 0.9,
    quotes: passage === null ? [] : quoted(TEXT, passage),
    present: null,
    suggestion_id: null,
    decided_by: null,
    decided_at: null,
    decided: null,
    discarded_before_by: null,
    score_before: null,
    score_after: null,
    ...overrides,
  };
}

const CONFIRMED = { state: 'confirmed', is_open: false } as const;

const FOUNDED = aValue('founding_year', '2021', '2021 gegründete Unternehmen', {
  value: 2021,
  state: 'conflict',
  suggestion_id: '8',
  present: {
    text: '2020',
    value: 2020,
    origin: {
      by: 'person',
      at: '2026-11-03T10:00:00.000Z',
      person: 'Marc Aebi',
      file: null,
      line: null,
      raw_id: null,
      external_id: null,
      article: null,
      quote: null,
      note: 'commercial register',
      confirmed_by: null,
      confirmed_at: null,
    },
  },
});

function aCompany(overrides: Partial<ReviewCompany> = {}): ReviewCompany {
  return {
    raw_id: '51',
    version: 3,
    company_name: 'Kälteblick AG',
    confidence: 0.97,
    state: 'known',
    decided_by: null,
    reason: null,
    startup: { id: '14', company_name: 'Kälteblick AG', version: 6, rank: 14, score: 9 },
    nearest: null,
    quotes: quoted(TEXT, 'Kälteblick AG'),
    values: [
      aValue('canton', 'Zürich', 'Zürcher', { value: 'ZH', ...CONFIRMED }),
      FOUNDED,
      aValue('sector', 'Cleantech', null, { value: 'CleanT' }),
      aValue('financings', 'CHF 6’400’000.00', 'Serie-A-Runde über 6,4 Millionen Franken', {
        key: 'financings:1',
        value: 6_400_000,
        currency: 'CHF',
        kind: 'round',
        stage: 'Series A',
        state: 'changed',
        is_open: false,
        decided: 'CHF 6’400’000.00',
        decided_by: 'Anna Keller',
      }),
      aValue('investors', 'Aventira Ventures', 'Aventira Ventures', { key: 'investors:aventira' }),
      aValue('investors', 'Limmat Kapital', 'Limmat Kapital', { key: 'investors:limmat' }),
      aValue('founders', 'Anna-Lena Gschwend', 'Anna-Lena Gschwend', { key: 'founders:gschwend' }),
      aValue('awards', 'venture kick 3', 'die dritte Stufe von Venture Kick gewonnen', {
        key: 'awards:venture kick 3',
        score_before: 9,
        score_after: 12,
      }),
    ],
    ...overrides,
  };
}

const CARDIOLYS = aCompany({
  raw_id: '52',
  version: 1,
  company_name: 'Cardiolys SA',
  state: 'waiting',
  startup: null,
  nearest: { startup_id: '77', company_name: 'Cardiolys Sàrl', likeness: 0.93 },
  quotes: quoted(TEXT, 'Cardiolys SA'),
  values: [
    aValue('canton', 'Genève', 'Genf', { value: 'GE' }),
    aValue('financings', 'USD 5’000’000.00', 'Zwischenrunde von fünf Millionen Dollar', {
      key: 'financings:1',
      value: 5_000_000,
      currency: 'USD',
      kind: 'round',
      stage: 'bridge',
    }),
    aValue('founders', 'Jean-Baptiste Monnier', 'Jean-Baptiste Monnier', { key: 'founders:monnier' }),
  ],
});

const WALENSEE = aCompany({
  raw_id: '53',
  version: 2,
  company_name: 'Walensee Energie AG',
  state: 'discarded',
  reason: 'not_a_startup',
  decided_by: 'Anna Keller',
  startup: null,
  quotes: [],
  values: [],
});

export function anArticle(overrides: Partial<ReviewArticle> = {}): ReviewArticle {
  return {
    id: '7',
    title: 'Drei Runden an einem Tag: Seewasser, Herzpumpen und ein Stausee',
    source: 'Startwerk Rundschau',
    url: 'https://startwerk.example/drei-runden',
    published_at: '2026-11-19T00:00:00.000Z',
    read_at: '2026-11-20T05:12:00.000Z',
    model: 'mistral-small',
    prompt_version: 7,
    text: TEXT,
    text_removed_at: null,
    claim: { by: 'Ann Huber', is_mine: true, until: '2026-11-22T13:02:00.000Z' },
    open: 9,
    companies: [aCompany(), CARDIOLYS, WALENSEE],
    ...overrides,
  };
}

/** Returns a short article about one new company. */
export function aShortArticle(id: string, name: string): ReviewArticle {
  const text = `${name} aus Zug wurde 2024 gegründet.`;
  return anArticle({
    id,
    title: `${name} startet`,
    text,
    open: 2,
    companies: [
      aCompany({
        raw_id: `${id}1`,
        version: 1,
        company_name: name,
        state: 'waiting',
        startup: null,
        quotes: quoted(text, name),
        values: [
          aValue('canton', 'Zug', null, { value: 'ZG', state: 'proposed', quotes: quoted(text, 'Zug') }),
          aValue('founding_year', '2024', null, {
            value: 2024,
            state: 'proposed',
            quotes: quoted(text, '2024'),
          }),
        ],
      }),
    ],
  });
}

export function aLine(article: ReviewArticle, overrides: Partial<ReviewArticleLine> = {}): ReviewArticleLine {
  const { id, title, source, published_at, open, companies } = article;
  return {
    id,
    title,
    source,
    published_at,
    companies: companies.length,
    open,
    claimed_by: null,
    ...overrides,
  };
}

export function aStep(overrides: Partial<ReviewStep> = {}): ReviewStep {
  return {
    id: '901',
    kind: 'values',
    words: 'Money of Kälteblick AG corrected from CHF 64’000’000.00',
    article_id: '7',
    article_title: 'Drei Runden an einem Tag',
    raw_id: '51',
    key: 'financings:1',
    company_name: 'Kälteblick AG',
    decided_by: 'Anna Keller',
    decided_at: '2026-11-12T11:59:30.000Z',
    undone_by: null,
    undone_at: null,
    ...overrides,
  };
}
