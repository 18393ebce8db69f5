/** Form of a field's values: decides how a value is read, checked, stored, shown and edited. */
export type FieldKind =
  | 'name'
  | 'text'
  | 'long'
  | 'address'
  | 'email'
  | 'canton'
  | 'sector'
  | 'year'
  | 'count'
  | 'money'
  | 'currency'
  | 'date';

/** Description of one field of a startup. Every list of fields is derived from these or checked against them. */
export interface FieldDescription {
  readonly kind: FieldKind;
  /** Label in forms, import previews and exports. */
  readonly label: string;
  /** Label beside a value that is shown with its unit, where it differs. */
  readonly factLabel?: string;
  /** Maximum characters, where it differs from the maximum of the kind. */
  readonly maxLength?: number;
  /** Range of a number. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Position among the facts that a person corrects and a merge chooses from; a field without it is no fact. */
  readonly factOrder?: number;
  /** True if another value in a later row is suggested; descriptions and notes are not. */
  readonly isSuggested?: boolean;
  /** Name by which the extraction of an article states one value of it; lists and sums have a form of their own. */
  readonly extractedAs?: string;
  /** True if a quote must state that the value belongs to the company; otherwise any quote of the article is enough. */
  readonly needsProof?: boolean;
  /** True if the golden set holds the value and evaluations compare it. */
  readonly isScored?: boolean;
  /** Filter, column and order in the ranked list; a field without it has none. */
  readonly listed?: ListedDescription;
}

/** Place of a whole number, year, sum or day in the ranked list: a filter by two bounds, a column, and an order. */
export interface ListedDescription {
  /** Name of the filter and of the column: `founded` is narrowed by `founded_from` and `founded_to`. */
  readonly name: string;
  /** Label of the filter; printed lists begin it in lower case. */
  readonly filterLabel: string;
  /** Label of the filter while it narrows the list, where it differs. */
  readonly chipLabel?: string;
  /** Descriptions of the bounds in the API document. */
  readonly boundHelp: readonly [from: string, to: string];
  /** Label of the column. */
  readonly columnLabel: string;
  /** True if the table shows the column unless others are chosen. */
  readonly isUsualColumn?: boolean;
  /** Position among the fields by which the list is sorted; a field without it is no order. */
  readonly sortOrder?: number;
}

/**
 * Fields that an import or an article can fill, in the order of import and export columns.
 * Source: spec section 3.
 */
export const STARTUP_FIELDS = {
  company_name: { kind: 'name', label: 'Company name', factLabel: 'Name', factOrder: 1, isSuggested: true },
  first_name: { kind: 'text', label: 'First name', maxLength: 200 },
  last_name: { kind: 'text', label: 'Last name', maxLength: 200 },
  social_reason: {
    kind: 'name',
    label: 'Social reason',
    factLabel: 'Legal name',
    factOrder: 2,
    isSuggested: true,
  },
  founding_year: {
    kind: 'year',
    label: 'Founding year',
    factLabel: 'Founded',
    minimum: 1800,
    maximum: 2100,
    factOrder: 6,
    isSuggested: true,
    extractedAs: 'founding_year',
    needsProof: true,
    isScored: true,
    listed: {
      name: 'founded',
      filterLabel: 'Founded',
      boundHelp: ['Founded in this year or later', 'Founded in this year or earlier'],
      columnLabel: 'Founded',
      isUsualColumn: true,
      sortOrder: 2,
    },
  },
  sector: {
    kind: 'sector',
    label: 'Sector',
    factOrder: 5,
    isSuggested: true,
    extractedAs: 'sector',
    isScored: true,
  },
  country: {
    kind: 'text',
    label: 'Country',
    maxLength: 200,
    factOrder: 7,
    isSuggested: true,
    extractedAs: 'country',
  },
  canton: {
    kind: 'canton',
    label: 'Canton',
    factOrder: 4,
    isSuggested: true,
    extractedAs: 'canton',
    needsProof: true,
    isScored: true,
  },
  raised_money: {
    kind: 'money',
    label: 'Raised money (CHF)',
    factLabel: 'Raised money',
    minimum: 0,
    maximum: 1e15,
    factOrder: 11,
    isSuggested: true,
    listed: {
      name: 'raised',
      filterLabel: 'Money raised',
      chipLabel: 'Money',
      boundHelp: [
        'The least money raised, in CHF; sums in other currencies are left out',
        'The most money raised, in CHF; sums in other currencies are left out',
      ],
      columnLabel: 'Raised',
      isUsualColumn: true,
    },
  },
  raised_currency: { kind: 'currency', label: 'Raised currency' },
  main_article_info: { kind: 'long', label: 'Article in short', factOrder: 16 },
  article_date: {
    kind: 'date',
    label: 'Article date',
    factOrder: 17,
    listed: {
      name: 'article',
      filterLabel: 'Latest article',
      boundHelp: [
        'The latest article is of this day or later: YYYY-MM-DD',
        'The latest article is of this day or earlier: YYYY-MM-DD',
      ],
      columnLabel: 'Last article',
      sortOrder: 1,
    },
  },
  website: {
    kind: 'address',
    label: 'Website',
    factOrder: 3,
    isSuggested: true,
    extractedAs: 'website',
    isScored: true,
  },
  url: { kind: 'address', label: 'Link', factOrder: 10 },
  email: { kind: 'email', label: 'Email', factOrder: 8, isSuggested: true, extractedAs: 'email' },
  number: { kind: 'text', label: 'Phone', maxLength: 80, factOrder: 9, isSuggested: true },
  investors: { kind: 'text', label: 'Investors', factOrder: 12 },
  partnership: { kind: 'text', label: 'Partnership', factOrder: 13 },
  company_description: {
    kind: 'long',
    label: 'Company description',
    factLabel: 'Description',
    factOrder: 18,
    extractedAs: 'company_description',
  },
  advisors: { kind: 'text', label: 'Advisors', factOrder: 14 },
  other_award: { kind: 'text', label: 'Other award', factOrder: 15 },
  pros_text: { kind: 'long', label: 'Pros', factOrder: 19, extractedAs: 'pros' },
  cons_text: { kind: 'long', label: 'Risks', factOrder: 20, extractedAs: 'cons' },
} as const satisfies Readonly<Record<string, FieldDescription>>;

type Fields = typeof STARTUP_FIELDS;
export type StartupField = keyof Fields;

/** Names of the fields whose kind is one of `Kind`. */
export type FieldOfKind<Kind extends FieldKind> = {
  [Field in StartupField]: Fields[Field]['kind'] extends Kind ? Field : never;
}[StartupField];

/** Names of the fields that a person corrects one by one. */
export type FactField = {
  [Field in StartupField]: Fields[Field] extends { readonly factOrder: number } ? Field : never;
}[StartupField];

/** Names of the fields of which another value is suggested. */
export type SuggestedField = {
  [Field in StartupField]: Fields[Field] extends { readonly isSuggested: true } ? Field : never;
}[StartupField];

/** Names of the values that an article states of a company. */
export type ExtractedName = {
  [Field in StartupField]: Fields[Field] extends { readonly extractedAs: infer Name extends string }
    ? Name
    : never;
}[StartupField];

/** Field that an extracted value fills. */
export type FieldOfExtracted<Name extends ExtractedName> = {
  [Field in StartupField]: Fields[Field] extends { readonly extractedAs: Name } ? Field : never;
}[StartupField];

/** Names of the values of an article that the golden set holds. */
export type ScoredName = {
  [Field in StartupField]: Fields[Field] extends {
    readonly isScored: true;
    readonly extractedAs: infer Name extends string;
  }
    ? Name
    : never;
}[StartupField];

/** Names of the fields with a filter and a column of the ranked list. */
export type ListedField = {
  [Field in StartupField]: Fields[Field] extends { readonly listed: ListedDescription } ? Field : never;
}[StartupField];

/** Names of the fields by which the ranked list is sorted. */
export type SortField = {
  [Field in ListedField]: Fields[Field]['listed'] extends { readonly sortOrder: number } ? Field : never;
}[ListedField];

/** Names of the filters by two bounds, which are those of columns too. */
export type RangeFilter = Fields[ListedField]['listed']['name'];

/** Names of the bounds of a filter in a query. */
export type Bound<Filter extends RangeFilter = RangeFilter> = `${Filter}_from` | `${Filter}_to`;

type FieldOfFilter<Filter extends RangeFilter> = {
  [Field in ListedField]: Fields[Field]['listed']['name'] extends Filter ? Field : never;
}[ListedField];

/** Bounds as a query states them: days as YYYY-MM-DD, all others as numbers. */
export type BoundValues = {
  [Filter in RangeFilter as Bound<Filter>]: FieldValue<FieldOfFilter<Filter>>;
};

export type NumberKind = 'year' | 'count' | 'money';
/** Value of a field as it is stored. */
export type FieldValue<Field extends StartupField> = Fields[Field]['kind'] extends NumberKind
  ? number
  : string;
